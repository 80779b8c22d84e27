/** What the bundler tells of a module: who imports it at once, and who only when it is needed. */
interface ImportedModule {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type ModuleLookup = (id: string) => ImportedModule | null;

/** Where loading begins: the app itself, the addresses it begins with, and the screens, each loaded when it is asked for. */
const entry = /src[\\/]web[\\/](main\.tsx$|routes[\\/])/;
const screen = /\?tsr-split/;
const door = /src[\\/]web[\\/]routes[\\/](login|r)\./;
const till = /src[\\/]web[\\/]routes[\\/]dashboard[\\/]pos\./;
const frame = /src[\\/]web[\\/]routes[\\/]dashboard[\\/]route\./;

/**
 * Who is the first to wait for a module: whoever stands at the door, signing in or as a guest, with what the app starts
 * with; else the till, else the frame around it. Null when none loads it before somebody asks for more.
 */
export function firstToLoad(id: string, lookUp: ModuleLookup): "door" | "till" | "frame" | null {
  const above = entriesAbove(id, lookUp, (module) => module.importers);
  if (above.some((each) => !screen.test(each) || door.test(each))) return "door";
  if (above.some((each) => till.test(each))) return "till";
  return above.some((each) => frame.test(each)) ? "frame" : null;
}

/**
 * Whether the till loads a module as it opens, while no other screen ever uses it, whatever the till's own dialogs share
 * of it. Left to itself the bundler makes a file for every set of dialogs that share something: dozens of small ones,
 * each compressed alone.
 */
export function isOfTillOnly(id: string, lookUp: ModuleLookup): boolean {
  return (
    !entry.test(id) &&
    entriesAbove(id, lookUp, (module) => module.importers).some((each) => till.test(each)) &&
    entriesAbove(id, lookUp, (module) => [...module.importers, ...module.dynamicImporters]).every((each) =>
      till.test(each),
    )
  );
}

/** The entries that lead to a module; they are not looked beyond. */
function entriesAbove(
  id: string,
  lookUp: ModuleLookup,
  importersOf: (module: ImportedModule) => readonly string[],
): string[] {
  const seen = new Set([id]);
  for (const each of seen) {
    if (entry.test(each)) continue;
    const module = lookUp(each);
    for (const importer of module === null ? [] : importersOf(module)) seen.add(importer);
  }
  return [...seen].filter((each) => entry.test(each));
}
