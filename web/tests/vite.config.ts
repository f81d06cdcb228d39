import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Programs that tests run in Node, in one file each.
export default defineConfig({
  plugins: [svelte()],
  ssr: { noExternal: true },
  build: { ssr: "tests/films.ts", target: "node22", emptyOutDir: true },
});
