import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "#platform/domain/text/languages.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { LinkPage, PageFiles } from "../contract/link-page.ts";

/** Pages of a restaurant. */
export type GuestView = "menu" | "cart" | "bill" | "order" | "feedback" | "thanks";

/** Scripts of the guests' pages, by their sources. */
type Entry = "start-page.tsx" | "start-link-page.ts";

/** Parts of the build that the pages need: the renderer and the files. */
export interface BuiltPages {
  renderPage(page: {
    readonly qrcode: string;
    readonly locator: string | null;
    readonly language: Language;
    readonly symbol: string;
    readonly menu: unknown;
    readonly view: GuestView;
    /** Colour of the restaurant, where no menu says it. */
    readonly accent: string | null;
    readonly files: PageFiles;
    readonly address: string;
    readonly origin: string;
  }): string;
  renderCodePage(page: {
    readonly language: Language;
    /** True when the guest chose the language: the menu gets it too. */
    readonly isChosen: boolean;
    readonly typed: string;
    readonly problem: "unknown" | "too_many" | null;
    readonly styles: readonly string[];
  }): string;
  renderLinkPage(page: LinkPage): string;
}

/**
 * Reads the page's script and styles from the manifest of the build. Refuses `service_unavailable` while it is
 * being built. Every page has the styles of the guests' pages, and its own if it has any.
 */
export async function filesOf(folder: string, entry: Entry = "start-page.tsx"): Promise<PageFiles> {
  const manifest = await readFile(path.join(folder, ".vite/manifest.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) throw new AppError("service_unavailable");
  const chunks = JSON.parse(manifest) as Manifest;
  const loaded = withImports(chunks, entry);
  const styles = new Set(
    ["start-page.tsx", entry].flatMap((of) => stylesOf(chunks, withImports(chunks, of))),
  );
  const [script = "", ...imports] = loaded.map((key) => `/guest/${chunks[key]?.file ?? ""}`);
  return { script, imports, styles: [...styles].map((style) => `/guest/${style}`) };
}

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;

/** Returns a chunk and all that it loads before it runs. */
function withImports(chunks: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [...seen];
  seen.add(key);
  for (const each of chunks[key]?.imports ?? []) withImports(chunks, each, seen);
  return [...seen];
}

const stylesOf = (chunks: Manifest, keys: readonly string[]) => keys.flatMap((key) => chunks[key]?.css ?? []);
