// All files but those that only the server speaks from.
export default import.meta.glob(
  [
    "../../../src/ossuary/locales/de/*.ftl",
    "../../../src/ossuary/games/*/locales/de/*.ftl",
    "!../../../src/ossuary/locales/de/{refusals,files}.ftl",
    "!../../../src/ossuary/games/*/locales/de/{refusals,positions,diagrams}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
