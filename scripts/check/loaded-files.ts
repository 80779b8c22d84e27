interface Chunk {
  readonly file: string;
  readonly css?: readonly string[] | undefined;
  readonly imports?: readonly string[];
}
/** Vite writes this beside a build: every chunk by its source. */
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Returns the files in `dist/web` that browsers load for the screens that people wait for, from the build's manifest so that no chunk is forgotten. Throws when a screen, the frame or
 * the socket is not in the build, or has no file of the kind.
 */
export function loadedFiles(manifest: Manifest) {
  const keys = Object.keys(manifest);
  const chunk = (pattern: RegExp, what: string) => {
    const found = keys.filter((key) => pattern.test(key));
    if (found.length === 0) throw new Error(`size-limit: the build has no ${what}`);
    return found;
  };
  const login = withImports(manifest, [
    "index.html",
    ...chunk(/(^|\/)routes\/.*(login|signin|sign-in)/, "login screen"),
  ]);
  const pos = withImports(manifest, ["index.html", ...chunk(/(^|\/)routes\/.*pos[./]/, "POS")]);
  // The frame around the screens of the restaurant, and what comes by itself once the screen stands.
  const posWithFrame = withImports(manifest, [
    ...pos,
    ...chunk(/routes\/dashboard\/route\./, "frame"),
    ...chunk(/socket\.io-client\/build\/esm\/index\.js$/, "socket"),
  ]);
  return {
    login: { scripts: scriptsOf(manifest, login), styles: stylesOf(manifest, login) },
    pos: { scripts: scriptsOf(manifest, pos), styles: stylesOf(manifest, pos) },
    posWithFrame: { scripts: scriptsOf(manifest, posWithFrame), styles: stylesOf(manifest, posWithFrame) },
  };
}

/**
 * Returns the files in `dist/guest` that phones load first for the guests' menu, and for a page behind a link, which has
 * the menu's style sheets too. Throws when a script is not in the build, or has no style sheet.
 */
export function guestFiles(manifest: Manifest) {
  const ofEntries = (...entries: readonly string[]) => {
    const missing = entries.find((entry) => manifest[entry] === undefined);
    if (missing !== undefined) throw new Error(`size-limit: the guests' build has no ${missing}`);
    const chunks = entries.map((entry) => withImports(manifest, [entry]));
    return {
      scripts: scriptsOf(manifest, chunks[0] ?? [], "dist/guest"),
      styles: stylesOf(manifest, chunks.flat(), "dist/guest"),
    };
  };
  return { menu: ofEntries("start-page.tsx"), linkPage: ofEntries("start-link-page.ts", "start-page.tsx") };
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return [...seen];
}

const scriptsOf = (manifest: Manifest, chunks: readonly string[], folder = "dist/web") =>
  chunks.map((key) => `${folder}/${manifest[key]?.file}`);

function stylesOf(manifest: Manifest, chunks: readonly string[], folder = "dist/web"): string[] {
  const files = new Set(chunks.flatMap((key) => manifest[key]?.css ?? []));
  if (files.size === 0) throw new Error("size-limit: a screen of the build has no style sheet");
  return [...files].map((file) => `${folder}/${file}`);
}
