import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a .br and a .gz beside every large text file, so that the server never compresses at a request. */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "comanda-compress-assets",
    apply: "build",
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir, "assets");
    },
    writeBundle: () => {
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = path.join(folder, name);
        const content = readFileSync(file);
        if (content.length < 1_024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 7 }));
      }
    },
  };
}
