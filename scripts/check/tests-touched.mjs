import { readFileSync } from "node:fs";
import path from "node:path";
import { featureOf, placeOf } from "./layout.mjs";

/** What every test may notice, or what is read by name where no import tells of it. */
const everyTest = /^(db\/(migrations\/|schema\.sql)|vitest\.config\.ts|package(-lock)?\.json|tsconfig)/;
/**
 * Where all features are put together. A change does not go on through them from one feature to all the others; the
 * suites, which are made from all routes, run instead.
 */
const compositions = new Set([
  "src/app/contract/errors.ts",
  "src/app/contract/routes.ts",
  "src/app/server/features.ts",
  "src/app/server/jobs.ts",
]);
/** Tells whether a file puts features together: their words of a language are one, too. */
export const isComposition = (file) =>
  compositions.has(file) || /^src\/app\/words\/[a-z]+\/catalogue\.ts$/.test(file);
/** Tests that read files by name, and of which files. */
const readers = [
  { reads: /./, tests: /^scripts\/check\// },
  { reads: /^src\//, tests: /^src\/app\/words\/(messages|catalogues)\.test\.ts$/ },
  { reads: /^src\/.*\/(server|contract)\//, tests: /^src\/app\/server\/suites\// },
  { reads: /^README\.md$/, tests: /^src\/platform\/server\/config\/config\.test\.ts$/ },
];

/**
 * The test files that changes reach: by imports, those of a server's feature that is reached (they call it through
 * HTTP), those of a feature whose words changed, and those that read what was changed by name. `files` are all files
 * of the repository. Undefined when it is every test.
 */
export function testsTouchedBy(changed, files, read) {
  if (changed.some((file) => everyTest.test(file))) return undefined;
  const tests = files.filter((file) => file.endsWith(".test.ts") && read(file) !== "");
  const reached = reachedFrom(changed, importersOf(files, read));
  const served = new Set([...reached].filter((file) => !isProof.test(file)).flatMap(servedFeature));
  const worded = new Set(changed.filter((file) => placeOf(file)?.layer === "words").map(featureOf));
  return tests.filter(
    (test) =>
      reached.has(test) ||
      servedFeature(test).some((name) => served.has(name)) ||
      (featureOf(test) !== undefined && worded.has(featureOf(test))) ||
      readers.some(
        ({ reads, tests: readers }) => readers.test(test) && changed.some((file) => reads.test(file)),
      ),
  );
}

/** The server's feature that a file is of; none where it is of another root. */
const servedFeature = (file) => {
  const { layer, feature } = placeOf(file) ?? {};
  return layer === "server" && feature !== undefined ? [feature] : [];
};
/** Tests, and what only the suites read. */
const isProof = /(\.test|\/samples)\.ts$/;

/** Reads a file of the repository once, or nothing where it is gone. */
export function readerOf(root) {
  const texts = new Map();
  const textOf = (file) => {
    try {
      return readFileSync(path.join(root, file), "utf8");
    } catch {
      return "";
    }
  };
  return (file) => {
    if (!texts.has(file)) texts.set(file, textOf(file));
    return texts.get(file);
  };
}

/** Each file with the files that name it: in an import, by its way from there or from the sources, or as an address to read from. */
export function importersOf(files, read) {
  const known = new Set(files);
  const importers = new Map();
  for (const importer of files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))) {
    for (const [, named] of read(importer).matchAll(/["'`]((?:\.\.?\/|#)[^"'`\n]+)["'`]/g)) {
      const file = namedFile(importer, named);
      if (!known.has(file)) continue;
      importers.set(file, [...(importers.get(file) ?? []), importer]);
    }
  }
  return importers;
}

/** Returns the path of a file that another one names, as in `./x.ts` or, from the folder of the sources, `#core/auth/x.ts`. */
function namedFile(importer, named) {
  if (named.startsWith("#db/")) return named.slice(1);
  return named.startsWith("#")
    ? `src/${named.slice(1)}`
    : path.posix.join(path.posix.dirname(importer), named);
}

function reachedFrom(changed, importers) {
  const reached = new Set(changed);
  // A set that grows while it is walked: what is added is visited, too.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (!isComposition(importer)) reached.add(importer);
  return reached;
}
