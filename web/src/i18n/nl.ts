// What only the server says comes from it in words.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/nl/*.ftl",
    "!../../../src/ossuary/locales/nl/{table,files,diagrams,bad-bones,dia-de-los-muertos}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
