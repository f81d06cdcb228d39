// All files but those that only the server speaks from.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/fr/*.ftl",
    "../../../src/ossuary/games/*/locales/fr/*.ftl",
    "!../../../src/ossuary/locales/fr/{refusals,files}.ftl",
    "!../../../src/ossuary/games/*/locales/fr/{refusals,positions,diagrams}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
