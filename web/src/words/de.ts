export default import.meta.glob("../../../src/ossuary/locales/de/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
