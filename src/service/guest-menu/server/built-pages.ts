import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MenuLanguage } from "#platform/domain/text/languages.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/** Pages of a restaurant. */
export type GuestView = "menu" | "cart" | "bill" | "order" | "feedback" | "thanks";

/** Parts of the build that the pages need: the renderer and the files. */
export interface BuiltPages {
  renderPage(page: {
    readonly qrcode: string;
    readonly locator: string | null;
    readonly language: MenuLanguage;
    readonly symbol: string;
    readonly menu: unknown;
    readonly view: GuestView;
    readonly files: { readonly script: string; readonly styles: readonly string[] };
    readonly address: string;
    readonly origin: string;
  }): string;
  renderCodePage(page: {
    readonly language: MenuLanguage;
    /** True when the guest chose the language: the menu gets it too. */
    readonly isChosen: boolean;
    readonly typed: string;
    readonly problem: "unknown" | "too_many" | null;
    readonly styles: readonly string[];
  }): string;
}

/**
 * Reads the page's script and styles from the manifest of the build. Refuses `service_unavailable` while it is
 * being built.
 */
export async function filesOf(folder: string): Promise<{ script: string; styles: string[] }> {
  const manifest = await readFile(path.join(folder, ".vite/manifest.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) throw new AppError("service_unavailable");
  const chunks = JSON.parse(manifest) as Record<string, { file: string; css?: string[] }>;
  const { file, css = [] } = chunks["start-page.tsx"] ?? { file: "" };
  return { script: `/guest/${file}`, styles: css.map((style) => `/guest/${style}`) };
}
