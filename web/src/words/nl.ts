// Captions of diagrams come with them from the server.
export default import.meta.glob(["../../../src/ossuary/locales/nl/*.ftl", "!**/diagrams.ftl"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;
