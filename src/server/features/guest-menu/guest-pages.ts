import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import accepts from "accepts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readGuestMenu as definition } from "../../../contract/guest/menu.ts";
import { currencies } from "../../../domain/money/currencies.ts";
import { currencySymbol } from "../../../domain/money/currency-symbol.ts";
import { tenantOfMenuCode } from "../../platform/db/tenant-of-menu-code.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { KeptAnswer } from "../../platform/http/kept-answer.ts";
import { Revalidation } from "../../platform/http/revalidation.ts";
import { GuestMenuState } from "./guest-menu-state.ts";
import { type AskedMenu, readGuestMenu } from "./read-guest-menu.ts";

/** What the pages take of the build: how a page is drawn, and its files. */
export interface BuiltPages {
  readonly languages: readonly string[];
  renderPage(page: {
    readonly qrcode: string;
    readonly locator: string | null;
    readonly language: string;
    readonly symbol: string;
    readonly menu: unknown;
    readonly files: { readonly script: string; readonly styles: readonly string[] };
    readonly address: string;
    readonly origin: string;
  }): string;
}

interface GuestPages extends Pick<Deps, "db" | "clock" | "publicUrl"> {
  /** `dist/guest`, which may still be being built. */
  readonly folder: string;
  /** Loads how pages are drawn; refuses while that is not built. */
  readonly load: () => Promise<BuiltPages>;
}

const HTML = "text/html; charset=utf-8";
const LANGUAGE_COOKIE = "comanda_guest_language";
const A_YEAR_S = 31_536_000;

/** Serves /m/{code}: the guests' menu as a page that is rendered once for each menu and language, and its files. */
export async function installGuestPages(app: FastifyInstance, pages: GuestPages): Promise<void> {
  const assets = path.join(pages.folder, "assets");
  await mkdir(assets, { recursive: true });
  await app.register(fastifyStatic, {
    root: assets,
    prefix: "/guest/assets/",
    decorateReply: false,
    immutable: true,
    maxAge: "1y",
    preCompressed: true,
    index: false,
    suppressWarning: true,
  });
  const state = new GuestMenuState(pages.db);
  const kept = new Revalidation();
  app.get<{ Params: { qrcode: string }; Querystring: { table?: unknown; lang?: unknown } }>(
    "/m/:qrcode",
    { schema: { hide: true } },
    async (request, reply) => {
      const { table } = request.query;
      const asked = {
        qrcode: request.params.qrcode,
        locator: typeof table === "string" ? table : undefined,
      };
      const built = await pages.load();
      const language = languageOf(request, reply, built.languages);
      const draw = await drawerOf(pages, built, request, language);
      reply.header("cache-control", "private, no-cache").header("vary", "accept-language, cookie");
      try {
        const now = pages.clock();
        const { of, state: menuState } = await state.followed(asked, now);
        const page = await kept.kept({ of: `${of} ${language}`, state: menuState }, async () =>
          KeptAnswer.ofText(draw(asked, await menuOf(pages, asked, now)), HTML),
        );
        if (request.headers["if-none-match"] === page.etag)
          return reply.code(304).header("etag", page.etag).send();
        return reply.send(await page.body(request, reply));
      } catch (error) {
        const isBroken = error instanceof AppError && error.code === "not_found";
        if (!isBroken) request.log.error({ err: error }, "guests' page");
        return reply
          .code(isBroken ? 404 : 503)
          .type(HTML)
          .send(draw(asked, isBroken ? "broken" : "failed"));
      }
    },
  );
}

/** The menu in its wire form, which the browser draws the same page from; `unavailable` while none is shown. */
async function menuOf({ db }: GuestPages, asked: AskedMenu, now: Date): Promise<unknown> {
  const tenantId = await tenantOfMenuCode(db, asked.qrcode);
  const menu = await db.inTenant(tenantId, (tx) => readGuestMenu(tx, asked, now));
  return menu.storeSettings.is_qr_menu_enabled ? z.encode(definition.response, menu) : "unavailable";
}

/** The language asked for, which is remembered; else the one chosen before, else the phone's, else Spanish. */
function languageOf(
  request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
  reply: FastifyReply,
  languages: readonly string[],
): string {
  const { lang } = request.query;
  if (typeof lang === "string" && languages.includes(lang)) {
    reply.setCookie(LANGUAGE_COOKIE, lang, {
      path: "/m/",
      maxAge: A_YEAR_S,
      sameSite: "lax",
      httpOnly: true,
      secure: request.server.cookiesAreSecure,
    });
    return lang;
  }
  const chosen = request.cookies[LANGUAGE_COOKIE];
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  return accepts(request.raw).language([...languages]) || "es";
}

async function drawerOf(
  { folder, publicUrl }: GuestPages,
  { renderPage }: BuiltPages,
  request: FastifyRequest,
  language: string,
) {
  const files = await filesOf(folder);
  const origin = new URL(publicUrl).origin;
  return ({ qrcode, locator }: AskedMenu, menu: unknown): string =>
    renderPage({
      qrcode,
      locator: locator ?? null,
      language,
      symbol: symbolOf(menu),
      menu,
      files,
      address: origin + (request.url.split("?")[0] ?? ""),
      origin,
    });
}

function symbolOf(menu: unknown): string {
  const { storeSettings } = (typeof menu === "object" ? menu : {}) as {
    storeSettings?: { currency: string };
  };
  return storeSettings === undefined ? "" : currencySymbol(storeSettings.currency, currencies);
}

/** The page's script and styles, from what the build wrote. Refuses with `service_unavailable` while it is being built. */
async function filesOf(folder: string): Promise<{ script: string; styles: string[] }> {
  const manifest = await readFile(path.join(folder, ".vite/manifest.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) throw new AppError("service_unavailable");
  const chunks = JSON.parse(manifest) as Record<string, { file: string; css?: string[] }>;
  const { file, css = [] } = chunks["start-page.tsx"] ?? { file: "" };
  return { script: `/guest/${file}`, styles: css.map((style) => `/guest/${style}`) };
}

/** How the built product draws the pages. */
export async function builtGuestPages(serverFolder: string): Promise<BuiltPages> {
  try {
    return (await import(pathToFileURL(path.join(serverFolder, "render-page.js")).href)) as BuiltPages;
  } catch (cause) {
    throw new AppError("service_unavailable", { cause });
  }
}
