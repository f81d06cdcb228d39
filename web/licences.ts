import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

// What sbom.py reads: one heading for each package, then its licence.
const FILE = "licences.txt";
const RULE = "=".repeat(80);
const INTRODUCTION = "Ossuary's page contains what others have made, under these licences.";
const TEXT = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
// for packages that name a licence but do not enclose it
const KNOWN_TEXTS = resolve(import.meta.dirname, "licences");
const PACKAGE = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/; // greedy: of a package within a package the inner one

type Manifest = { name: string; version: string; license?: string };

/** Writes the licence of every package that the built page contains a part of: code, styles and fonts. */
export function licences(): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const filesByPackage = new Map<string, Set<string>>();
      for (const built of Object.values(bundle)) {
        for (const source of sourcesOf(built, root)) {
          const folder = PACKAGE.exec(source)?.[0];
          if (!folder) continue;
          const files = filesByPackage.get(folder) ?? new Set();
          filesByPackage.set(folder, files.add(built.fileName));
        }
      }
      const sections = [...filesByPackage].map(([folder, files]) => section(folder, [...files].sort()));
      const source = [INTRODUCTION, ...(await Promise.all(sections)).sort()].join("\n\n\n") + "\n";
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/** The files that a built file was made of. */
function sourcesOf(built: Rollup.OutputAsset | Rollup.OutputChunk, root: string): string[] {
  const sources = built.type === "chunk" ? built.moduleIds : built.originalFileNames;
  return sources.map((source) => resolve(root, source).replaceAll("\\", "/"));
}

/** A heading with name, version, licence and the built files, and the texts that the package encloses. */
async function section(folder: string, files: string[]): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf-8")) as Manifest;
  if (!license) throw new Error(`${name} names no licence`);
  const enclosed = (await readdir(folder)).filter((file) => TEXT.test(file)).sort();
  const paths = enclosed.length ? enclosed.map((file) => join(folder, file)) : [join(KNOWN_TEXTS, `${license}.txt`)];
  const texts = await Promise.all(
    paths.map(async (path) => (await readFile(path, "utf-8")).replace(/^\s*\n|\s+$/g, "")),
  );
  return [RULE, `${name} ${version}: ${license}`, ...files.map((file) => `  ${file}`), RULE, "", ...texts].join("\n");
}
