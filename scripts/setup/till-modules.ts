/** What the bundler tells of a module: who imports it at once, and who only when it is needed. */
interface ImportedModule {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type ModuleLookup = (id: string) => ImportedModule | null;

const routes = /src[\\/]web[\\/]routes[\\/]/;
const tillRoute = /src[\\/]web[\\/]routes[\\/]dashboard[\\/]pos[^\\/]*$/;

/**
 * Whether the till loads a module as it opens, while no other screen ever uses it, whatever the till's own dialogs share
 * of it. Left to itself the bundler makes a file for every set of dialogs that share something: dozens of small ones,
 * each compressed alone.
 */
export function isOfTillOnly(id: string, lookUp: ModuleLookup): boolean {
  return (
    !routes.test(id) &&
    routesAbove(id, lookUp, (module) => module.importers).some((route) => tillRoute.test(route)) &&
    routesAbove(id, lookUp, (module) => [...module.importers, ...module.dynamicImporters]).every((route) =>
      tillRoute.test(route),
    )
  );
}

/** The routes that lead to a module; they are not looked beyond. */
function routesAbove(
  id: string,
  lookUp: ModuleLookup,
  importersOf: (module: ImportedModule) => readonly string[],
): string[] {
  const seen = new Set([id]);
  for (const each of seen) {
    if (routes.test(each)) continue;
    const module = lookUp(each);
    for (const importer of module === null ? [] : importersOf(module)) seen.add(importer);
  }
  return [...seen].filter((each) => routes.test(each));
}
