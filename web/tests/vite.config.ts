import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Programs that tests run in Node.
export default defineConfig({
  plugins: [svelte()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node22",
    emptyOutDir: true,
    rolldownOptions: { input: { annotations: "tests/annotations.ts", films: "tests/films.ts", log: "tests/log.ts" } },
  },
});
