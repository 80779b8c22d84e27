import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/** A file of a build, as far as it decides what is loaded together. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** Screens whose first sight people wait for, and the frame around those of a restaurant; everything else is `office`. */
const waitedFor = [
  ["login", /src[\\/]app[\\/]web[\\/]routes[\\/]login\./],
  ["till", /src[\\/]app[\\/]web[\\/]routes[\\/]dashboard[\\/]pos\./],
  ["frame", /src[\\/]app[\\/]web[\\/]routes[\\/]dashboard[\\/]route\./],
] as const;

/** From so many screens and dialogs on, or from so many areas of the product, what they share is one file. */
const MANY = 10;
const MANY_AREAS = 3;

/**
 * Returns by its id the file into which a module of several screens or dialogs is put: `start` is what the app begins with; else the name says who uses it (`till-frame-office`). Who uses the same is one file: left to itself the bundler makes one for each of the hundreds of
 * ways in which screens share something, most of them smaller than the request for it. Of what only
 * screens of the office share, what many use is `office`, and what few use `some`. A module that one screen uses alone is not named.
 */
export function placesOfModules(chunks: readonly BuiltChunk[]): ReadonlyMap<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, BuiltChunk[]>();
  for (const entry of chunks.filter((chunk) => chunk.isEntry || chunk.isDynamicEntry))
    for (const loaded of withImports(entry, byName))
      for (const id of loaded.moduleIds) users.set(id, [...(users.get(id) ?? []), entry]);
  return new Map(
    [...users]
      .filter(([id, entries]) => entries.length > 1 || isStyleOfStart(id, entries))
      .map(([id, entries]) => [id, placeOf(entries)]),
  );
}

/** The styles that the app begins with are one file: two that always come together are larger than one, and one request more. */
const isStyleOfStart = (id: string, entries: readonly BuiltChunk[]) =>
  id.endsWith(".css") && entries.some((entry) => entry.isEntry);

/** A part of the app that is loaded at the start, or with one screen or dialog. */
export interface LoadedTogether {
  /** The module that is imported. */
  readonly id: string;
  readonly isFirst: boolean;
  readonly modules: readonly string[];
}

/** Returns the modules that come with each screen and dialog, and with the start. */
function loadedTogether(chunks: readonly BuiltChunk[]): LoadedTogether[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks
    .filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)
    .map((chunk) => ({
      id: chunk.facadeModuleId ?? "",
      isFirst: chunk.isEntry,
      modules: [...withImports(chunk, byName)].flatMap(({ moduleIds }) => moduleIds),
    }));
}

function placeOf(entries: readonly BuiltChunk[]): string {
  if (entries.some((entry) => entry.isEntry)) return "start";
  const kinds = new Set(
    entries.map(({ facadeModuleId }) => waitedFor.find(([, file]) => file.test(facadeModuleId ?? ""))?.[0]),
  );
  const names = waitedFor.map(([name]) => name).filter((name) => kinds.has(name));
  // Whoever signs in goes on to one of the others: what stands at the door and there is loaded anyway.
  if (names.length > 1 && names[0] === "login") return "start";
  if (names.length > 0) return [...names, ...(kinds.has(undefined) ? ["office"] : [])].join("-");
  const areas = [...new Set(entries.map(areaOf))];
  // What a module imports has at least its users, so no file of this one can be needed by it in turn.
  if (entries.length >= MANY || areas.length >= MANY_AREAS) return "office";
  return areas.toSorted().join("-");
}

/** The part of the product that a screen or a dialog is of: `inventory`, `customers`. */
function areaOf({ facadeModuleId }: BuiltChunk): string {
  const [, screen, feature] =
    /[\\/]routes(?:[\\/]dashboard)?[\\/]([\w-]+)|src[\\/][\w-]+[\\/]([\w-]+)[\\/]web[\\/]/.exec(
      facadeModuleId ?? "",
    ) ?? [];
  return screen ?? feature ?? "kit";
}

function withImports(
  chunk: BuiltChunk,
  byName: ReadonlyMap<string, BuiltChunk>,
  seen = new Set<BuiltChunk>(),
): ReadonlySet<BuiltChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = byName.get(name);
    if (imported) withImports(imported, byName, seen);
  }
  return seen;
}

/** Ends a build in which files import each other in a circle: what one needs of the other may not be there yet when it runs. */
export function noCircles(): Plugin {
  return {
    name: "no-circles",
    generateBundle: (_options, bundle) => {
      const byName = new Map(
        Object.values(bundle)
          .filter((file) => file.type === "chunk")
          .map((chunk) => [chunk.fileName, chunk]),
      );
      for (const chunk of byName.values())
        for (const name of chunk.imports) {
          const imported = byName.get(name);
          if (imported && withImports(imported, byName).has(chunk))
            throw new Error(`${chunk.name} and ${imported.name} import each other`);
        }
    },
  };
}

/**
 * Builds once as the bundler would by itself and writes nothing: only then is it known what is left of each module, and so which
 * screens truly load it. Returns the files of modules that screens share, and what is loaded together.
 */
export async function planOfBuild(
  config: InlineConfig,
): Promise<{ places: ReadonlyMap<string, string>; entries: readonly LoadedTogether[] }> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false, cssMinify: false, manifest: false },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const chunks = output.filter((file) => file.type === "chunk");
  return { places: placesOfModules(chunks), entries: loadedTogether(chunks) };
}
