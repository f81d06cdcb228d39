import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// `make web` serves the page from here and asks a running table (make play ARGS="--port 8000") for all the rest.
const table = loadEnv("", ".", "OSSUARY_").OSSUARY_TABLE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The table refuses what comes from another page than its own: here it is asked in its own name.
    proxy: { "/api": { target: table, ws: true, changeOrigin: true, headers: { origin: table } } },
    fs: { allow: [".."] },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
