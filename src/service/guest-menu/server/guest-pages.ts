import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { currencies } from "#platform/domain/money/currencies.ts";
import { currencySymbol } from "#platform/domain/money/currency-symbol.ts";
import type { MenuLanguage } from "#platform/domain/text/menu-language.ts";
import { tenantOfMenuCode } from "#platform/server/db/tenant-of-menu-code.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { KeptAnswer } from "#platform/server/http/kept-answer.ts";
import { isStorable } from "#platform/server/http/parse-input.ts";
import { Revalidation } from "#platform/server/http/revalidation.ts";
import { serveHashedFiles } from "#platform/server/pages/hashed-files.ts";
import { readGuestMenu as definition } from "../contract/guest-menu.ts";
import { type BuiltPages, filesOf, type GuestView } from "./built-pages.ts";
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
export function installGuestPages(app: FastifyInstance, pages: GuestPages): void {
  serveHashedFiles(app, "/guest/assets/", path.join(pages.folder, "assets"));
  app.get("/m/worker.js", { schema: { hide: true } }, async (_request, reply) => {
    const script = await readFile(path.join(pages.folder, "worker.js")).catch(() => undefined);
    if (script === undefined) throw new AppError("not_found");
    return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(script);
  });
  installCodePage(app, pages);
  const state = new GuestMenuState(pages.db);
  const kept = new Revalidation();
  const show = async (request: PageRequest, reply: FastifyReply, view: GuestView) => {
    const draw = await drawerOf(pages, request, reply);
    const asked = askedOf(request, draw.language);
    try {
      const now = pages.clock();
      refuseUnstorable(asked);
      const { of, state: menuState } = await state.followed(asked, now);
      const page = await kept.kept({ of: `${view} ${of}`, state: menuState }, async () =>
        KeptAnswer.ofText(draw.page(asked, await menuOf(pages, asked, now), view), HTML),
      );
      if (request.headers["if-none-match"] === page.etag)
        return reply.code(304).header("etag", page.etag).send();
      return reply.send(await page.body(request, reply));
    } catch (error) {
      const isBroken = error instanceof AppError && error.code === "not_found";
      if (!isBroken) request.log.error({ err: error }, "guests' page");
      const reason = isBroken ? "broken" : "failed";
      return reply
        .code(isBroken ? 404 : 503)
        .type(HTML)
        .send(draw.page(asked, reason, view));
    }
  };
  for (const [path, view] of Object.entries(viewPaths))
    app.get<PageRoute>(path, { schema: { hide: true } }, (request, reply) => show(request, reply, view));
  // As some programs write an address.
  app.get("/m/:qrcode/", { schema: { hide: true } }, (request, reply) =>
    reply.redirect(request.url.replace(/\/(?=\?|$)/, "")),
  );
  app.get<PageRoute>("/m/:qrcode/*", { schema: { hide: true } }, (request, reply) =>
    showNowhere(pages, request, reply),
  );
  for (const [path, ending] of Object.entries(endingPaths))
    app.get<PageRoute>(path, { schema: { hide: true } }, async (request, reply) => {
      const draw = await drawerOf(pages, request, reply);
      return reply.type(HTML).send(draw.page(askedOf(request, draw.language), ending, "menu"));
    });
}

/** What is no page of a restaurant: says so in the guest's language, with the way to the menu where there is one. */
async function showNowhere(pages: GuestPages, request: PageRequest, reply: FastifyReply) {
  const draw = await drawerOf(pages, request, reply);
  const asked = askedOf(request, draw.language);
  const isRestaurant = isStorable(asked.qrcode) && (await hasMenu(pages.db, asked.qrcode));
  return reply
    .code(404)
    .type(HTML)
    .send(draw.page(asked, isRestaurant ? "lost" : "broken", "menu"));
}

const hasMenu = (db: GuestPages["db"], code: string): Promise<boolean> =>
  tenantOfMenuCode(db, code).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return false;
      throw error;
    },
  );

/** A code or a table that the database could not even hold is none. */
function refuseUnstorable({ qrcode, locator = "" }: AskedMenu): void {
  if (!isStorable(qrcode) || !isStorable(locator)) throw new AppError("not_found");
}

const viewPaths: Readonly<Record<string, GuestView>> = {
  "/m/:qrcode": "menu",
  "/m/:qrcode/cart": "cart",
  "/m/:qrcode/bill": "bill",
  "/m/:qrcode/order/:token": "order",
  "/m/:qrcode/feedback": "feedback",
  "/m/:qrcode/feedback/success": "thanks",
};
/** What became of an order: the same for every restaurant, and for every one of its menus. */
const endingPaths = { "/m/order-success": "success", "/m/order-failed": "failure" } as const;

interface PageRoute {
  Params: { qrcode?: string };
  Querystring: { table?: unknown; lang?: unknown; code?: unknown };
}
type PageRequest = FastifyRequest<PageRoute>;

function askedOf({ params, query: { table, code } }: PageRequest, language: MenuLanguage): AskedMenu {
  return {
    qrcode: params.qrcode ?? (typeof code === "string" ? code : ""),
    locator: typeof table === "string" ? table : undefined,
    language,
  };
}

/** The menu in its wire form, which the browser draws the same page from; `unavailable` while none is shown. */
async function menuOf({ db }: GuestPages, asked: AskedMenu, now: Date): Promise<unknown> {
  const tenantId = await tenantOfMenuCode(db, asked.qrcode);
  const menu = await db.inTenant(tenantId, (tx) => readGuestMenu(tx, asked, now));
  return menu.storeSettings.is_qr_menu_enabled ? z.encode(definition.response, menu) : "unavailable";
}

/** How the page of a request is drawn, in its language. */
async function drawerOf({ load, folder, publicUrl }: GuestPages, request: PageRequest, reply: FastifyReply) {
  const { renderPage } = await load();
  const language = languageOf(request, reply);
  reply.header("cache-control", "private, no-cache").header("vary", "accept-language, cookie");
  const files = await filesOf(folder);
  const origin = new URL(publicUrl).origin;
  const page = ({ qrcode, locator }: AskedMenu, menu: unknown, view: GuestView): string =>
    renderPage({
      qrcode,
      locator: locator ?? null,
      language,
      symbol: symbolOf(menu),
      menu,
      view,
      files,
      address: origin + (request.url.split("?")[0] ?? ""),
      origin,
    });
  return { language, page };
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
