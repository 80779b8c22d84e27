import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every large text file, so that the server never compresses at a request. */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "comanda-compress-assets",
    apply: "build",
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir, "assets");
    },
    writeBundle: async () => {
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => compress(path.join(folder, name))));
    },
  };
}

/** The best brotli has, 8 % less than its quality 8: done once, off the main thread, loaded by every device. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 1_024) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 7 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
