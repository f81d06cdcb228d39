// All files but those that only the server speaks from.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/en/*.ftl",
    "../../../src/ossuary/games/*/locales/en/*.ftl",
    "!../../../src/ossuary/locales/en/{refusals,files}.ftl",
    "!../../../src/ossuary/games/*/locales/en/{refusals,positions,diagrams}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
