import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { readGuestMenu as definition } from "../../../contract/guest/menu.ts";
import { currencies } from "../../../domain/money/currencies.ts";
import { currencySymbol } from "../../../domain/money/currency-symbol.ts";
import { tenantOfMenuCode } from "../../platform/db/tenant-of-menu-code.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { KeptAnswer } from "../../platform/http/kept-answer.ts";
import { Revalidation } from "../../platform/http/revalidation.ts";
import { type BuiltPages, filesOf } from "./built-pages.ts";
import { installCodePage } from "./code-page.ts";
import { GuestMenuState } from "./guest-menu-state.ts";
import { languageOf } from "./language-of.ts";
import { type AskedMenu, readGuestMenu } from "./read-guest-menu.ts";

interface GuestPages extends Pick<Deps, "db" | "clock" | "publicUrl"> {
  /** `dist/guest`, which may still be being built. */
  readonly folder: string;
  /** Loads how pages are drawn; refuses while that is not built. */
  readonly load: () => Promise<BuiltPages>;
}

const HTML = "text/html; charset=utf-8";

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
  installCodePage(app, pages);
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

/** How the built product draws the pages. */
export async function builtGuestPages(serverFolder: string): Promise<BuiltPages> {
  try {
    return (await import(pathToFileURL(path.join(serverFolder, "render-page.js")).href)) as BuiltPages;
  } catch (cause) {
    throw new AppError("service_unavailable", { cause });
  }
}
