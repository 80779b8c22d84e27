import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { accessCookie } from "./sign-in.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The plain scripts have no types of their own: what is used of them. */
interface Scripts {
  isWebBuilt(root: string): boolean;
  buildWeb(root: string, node: string): Promise<unknown>;
  ensureBrowser(root: string, node: string): Promise<string>;
}

async function loadScript(file: string): Promise<Scripts> {
  return (await import(pathToFileURL(path.join(root, file)).href)) as Scripts;
}

/** Builds the web app unless what stands there was made from the sources as they are. */
export async function ensureWebApp(): Promise<void> {
  const { isWebBuilt, buildWeb } = await loadScript("scripts/setup/web-build.mjs");
  if (!isWebBuilt(root)) await buildWeb(root, process.execPath);
}

/** A Chromium that keeps pages in the background as quick as the one in front: they stand for other devices. */
export async function startBrowser(): Promise<Browser> {
  const { ensureBrowser } = await loadScript("scripts/check/browser.mjs");
  return chromium.launch({
    executablePath: await ensureBrowser(root, process.execPath),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
    ],
  });
}

export interface Visitor {
  readonly url: string;
  /** Access token; nobody is signed in without one. */
  readonly token?: string;
  /** The address the requests come from. */
  readonly address: string;
}

/** A device of its own, 1280 × 800, signed in by its cookie. */
export async function visit(browser: Browser, { url, token, address }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "es-SV",
    timezoneId: "America/El_Salvador",
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
  if (token) await context.addCookies([{ name: accessCookie, value: token, url, httpOnly: true }]);
  return context;
}
