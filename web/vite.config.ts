import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./licences";

// `make web` serves the page from here and asks the table that it starts beside it for all the rest.
const table = process.env["OSSUARY_TABLE"] ?? "http://127.0.0.1:8000";

const PACKABLE = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);
const PACKERS = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

/** Beside every file that gets smaller by it: the same packed, once and well, so that the server need not. */
function packed(): Plugin {
  let folder = "";
  const pack = async (file: string): Promise<void> => {
    const plain = await readFile(file);
    await Promise.all(
      Object.entries(PACKERS).map(async ([ending, packer]) => {
        const small = await packer(plain);
        if (small.length < plain.length) await writeFile(file + ending, small);
      }),
    );
  };
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => PACKABLE.has(extname(file))).map((file) => pack(join(folder, file))));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), packed()],
  // the table takes requests of the page at its own address only: the proxy leaves the host as it is
  server: { proxy: { "/api": { target: table, ws: true } }, fs: { allow: [".."] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // `packed` does it
  },
});
