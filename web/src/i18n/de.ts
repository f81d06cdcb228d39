// What only the server says comes from it in words.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/de/*.ftl",
    "!../../../src/ossuary/locales/de/{table,files,diagrams,bad-bones,dia-de-los-muertos}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
