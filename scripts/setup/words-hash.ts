import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Hash over all catalogues, 12 hexadecimal digits: part of the translations' address, so a change is fetched at once. */
export function wordsHash(folder = "src"): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (/[\\/]words[\\/].*\.ts$/.test(name) && !name.endsWith(".test.ts"))
      hash.update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex").slice(0, 12);
}
