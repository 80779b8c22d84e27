import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MenuLanguage } from "#platform/domain/text/menu-language.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/** Which page of a restaurant an address names. */
export type GuestView = "menu" | "cart" | "bill" | "order" | "feedback" | "thanks";

/** What the pages take of the build: how a page is drawn, and its files. */
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
    /** The language was asked for: it goes along to the menu. */
    readonly isChosen: boolean;
    readonly typed: string;
    readonly problem: "unknown" | "too_many" | null;
    readonly styles: readonly string[];
  }): string;
}

/** The page's script and styles, from what the build wrote. Refuses with `service_unavailable` while it is being built. */
export async function filesOf(folder: string): Promise<{ script: string; styles: string[] }> {
  const manifest = await readFile(path.join(folder, ".vite/manifest.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) throw new AppError("service_unavailable");
  const chunks = JSON.parse(manifest) as Record<string, { file: string; css?: string[] }>;
  const { file, css = [] } = chunks["start-page.tsx"] ?? { file: "" };
  return { script: `/guest/${file}`, styles: css.map((style) => `/guest/${style}`) };
}
