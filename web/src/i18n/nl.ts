// All files but those that only the server speaks from.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/nl/*.ftl",
    "../../../src/ossuary/games/*/locales/nl/*.ftl",
    "!../../../src/ossuary/locales/nl/{refusals,files}.ftl",
    "!../../../src/ossuary/games/*/locales/nl/{refusals,positions,diagrams}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
