import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Tells whether the files are there and were made from the sources as they are. Contents are compared, not file dates: a fresh
 * checkout changes those.
 */
export function isMade(root, { stamp, files, sources, without }) {
  const note = path.join(root, stamp);
  return (
    files.every((file) => existsSync(path.join(root, file))) &&
    existsSync(note) &&
    readFileSync(note, "utf8") === fingerprint(root, sources, without)
  );
}

/** Makes the files with `work` and notes what they were made from; what is broken off counts as not made. */
export async function make(root, { stamp, sources, without }, work) {
  const before = fingerprint(root, sources, without);
  rmSync(path.join(root, stamp), { force: true });
  const result = await work();
  writeFileSync(path.join(root, stamp), before);
  return result;
}

/** Not part of what is made: tests, and the route tree, which the build writes. */
const isPart = (file) => !file.endsWith("routeTree.gen.ts") && !/\.test\.tsx?$/.test(file);

/** Reads the sources, but no file or folder whose path `without` matches. */
function fingerprint(root, sources, without) {
  const hash = createHash("sha256");
  const add = (file) => {
    if (without?.test(file)) return;
    const full = path.join(root, file);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${file}/${name}`);
    } else if (isPart(file)) {
      hash.update(`${file}\0${stat.size}\0`).update(readFileSync(full));
    }
  };
  for (const source of sources) add(source);
  return hash.digest("hex");
}
