// Downloads a text as a file.

export function download(text: string, name: string): void {
  const file = new Blob([text], { type: "text/plain" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
