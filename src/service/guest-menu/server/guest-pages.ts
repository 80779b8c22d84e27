import { selectStore, tenantOfMenuCode } from "#core/settings/server/public.ts";
import { tableOfShortCode } from "#service/floor/server/table-queries.ts";
import "@fastify/cookie";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { currencies } from "#platform/domain/money/currencies.ts";
import { currencySymbol } from "#platform/domain/money/format-money.ts";
import { requestBucket } from "#platform/domain/quotas/guest-quota.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { countedAddress } from "#platform/server/http/asker.ts";
import { introduceToCodePage } from "#platform/server/http/ensure-phone.ts";
import { countedLimit } from "#platform/server/http/limits/counted-limit.ts";
import { isStorable } from "#platform/server/http/parse-input.ts";
import { countedPhone } from "#platform/server/http/phone-token.ts";
import { CachedAnswer, Revalidation } from "#platform/server/http/revalidation.ts";
import { serveHashedFiles } from "#platform/server/pages/hashed-files.ts";
import { readShortCode } from "#service/floor/domain/short-code.ts";
import { readGuestMenu as definition } from "../contract/guest-menu.ts";
import { type BuiltPages, filesOf, type GuestView } from "./built-pages.ts";
import { guestLanguageOf } from "./guest-language.ts";
import { selectAddressOfTable } from "./guest-menu-queries.ts";
import { GuestMenuState, menuVersionOf } from "./guest-menu-state.ts";
import { MenuFavourites } from "./menu-favourites.ts";
import { type RequestedMenu, readGuestMenu } from "./read-guest-menu.ts";

interface GuestPages extends Pick<Deps, "db" | "clock" | "publicUrl" | "realtime"> {
  /** Folder `dist/guest`, which may still be being built. */
  readonly folder: string;
  /** Loads the renderer; refuses while it is not built. */
  readonly load: () => Promise<BuiltPages>;
}

const HTML = "text/html; charset=utf-8";

/** Serves /m/{code}: the guests' menu, rendered once for each menu and language, and its files. */
export function installGuestPages(app: FastifyInstance, pages: GuestPages): void {
  serveHashedFiles(app, "/guest/assets/", path.join(pages.folder, "assets"));
  app.get("/m/worker.js", { schema: { hide: true } }, async (_request, reply) => {
    const script = await readFile(path.join(pages.folder, "worker.js")).catch(() => undefined);
    if (script === undefined) throw new AppError("not_found");
    return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(script);
  });
  installCodePage(app, pages);
  const state = new GuestMenuState(pages.db, pages.realtime);
  const kept = new Revalidation();
  const favourites = new MenuFavourites();
  const show = async (request: PageRequest, reply: FastifyReply, view: GuestView) => {
    const draw = await drawerOf(pages, request, reply);
    const requested = requestedMenu(request, draw.language);
    try {
      const now = pages.clock();
      refuseUnstorable(requested);
      const { of, state: menuState } = await state.followed(requested, now);
      const page = await kept.kept({ of: `${view} ${of}`, state: menuState }, async () => {
        const menu = await menuOf(pages, requested, {
          now,
          version: menuVersionOf(menuState),
          favourites,
        });
        return CachedAnswer.ofText(draw.page(requested, menu, view), HTML);
      });
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
        .send(draw.page(requested, reason, view));
    }
  };
  for (const [path, view] of Object.entries(viewPaths))
    app.get<PageRoute>(path, { schema: { hide: true } }, (request, reply) => show(request, reply, view));
  // Some programs add a slash to an address.
  app.get("/m/:qrcode/", { schema: { hide: true } }, (request, reply) =>
    reply.redirect(request.url.replace(/\/(?=\?|$)/, "")),
  );
  app.get<PageRoute>("/m/:qrcode/*", { schema: { hide: true } }, (request, reply) =>
    showNowhere(pages, request, reply),
  );
  for (const [path, ending] of Object.entries(endingPaths))
    app.get<PageRoute>(path, { schema: { hide: true } }, async (request, reply) => {
      const draw = await drawerOf(pages, request, reply);
      const requested = requestedMenu(request, draw.language);
      // Without a database the page still says what became of the order.
      const accent = await accentOf(pages.db, requested.qrcode).catch(() => null);
      return reply.type(HTML).send(draw.page(requested, ending, "menu", accent));
    });
}

/** Returns the colour of a restaurant; null where it chose none, and for a code of nobody. */
async function accentOf(db: GuestPages["db"], code: string): Promise<string | null> {
  if (!isStorable(code) || !(await hasMenu(db, code))) return null;
  const tenantId = await tenantOfMenuCode(db, code);
  return (await db.inTenant(tenantId, selectStore)).guest_accent;
}

/** Says in the guest's language that there is no such page, with a link to the menu if there is one. */
async function showNowhere(pages: GuestPages, request: PageRequest, reply: FastifyReply) {
  const draw = await drawerOf(pages, request, reply);
  const requested = requestedMenu(request, draw.language);
  const isRestaurant = isStorable(requested.qrcode) && (await hasMenu(pages.db, requested.qrcode));
  return reply
    .code(404)
    .type(HTML)
    .send(draw.page(requested, isRestaurant ? "lost" : "broken", "menu"));
}

const hasMenu = (db: GuestPages["db"], code: string): Promise<boolean> =>
  tenantOfMenuCode(db, code).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return false;
      throw error;
    },
  );

/** Refuses a code or a locator that the database could not even store. */
function refuseUnstorable({ qrcode, locator = "" }: RequestedMenu): void {
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
/** Pages after an order, in the colour of the restaurant; what they say is the same for all. */
const endingPaths = { "/m/order-success": "success", "/m/order-failed": "failure" } as const;

interface PageRoute {
  Params: { qrcode?: string };
  Querystring: { table?: unknown; lang?: unknown; code?: unknown };
}
type PageRequest = FastifyRequest<PageRoute>;

function requestedMenu({ params, query: { table, code } }: PageRequest, language: Language): RequestedMenu {
  return {
    qrcode: params.qrcode ?? (typeof code === "string" ? code : ""),
    locator: typeof table === "string" ? table : undefined,
    language,
  };
}

/** Returns the menu in wire form, from which the browser draws the same page; `unavailable` while none is shown. */
async function menuOf(
  { db }: GuestPages,
  requested: RequestedMenu,
  at: Parameters<typeof readGuestMenu>[2],
): Promise<unknown> {
  const tenantId = await tenantOfMenuCode(db, requested.qrcode);
  const menu = await db.inTenant(tenantId, (tx) => readGuestMenu(tx, requested, at));
  return menu.storeSettings.is_qr_menu_enabled ? z.encode(definition.response, menu) : "unavailable";
}

/** Returns the renderer for a request, in its language. */
async function drawerOf({ load, folder, publicUrl }: GuestPages, request: PageRequest, reply: FastifyReply) {
  const { renderPage } = await load();
  const language = guestLanguageOf(request, reply, "/m/");
  reply.header("cache-control", "private, no-cache").header("vary", "accept-language, cookie");
  const files = await filesOf(folder);
  const origin = new URL(publicUrl).origin;
  const page = (
    { qrcode, locator }: RequestedMenu,
    menu: unknown,
    view: GuestView,
    accent: string | null = null,
  ): string =>
    renderPage({
      qrcode,
      locator: locator ?? null,
      language,
      symbol: symbolOf(menu),
      menu,
      view,
      accent,
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

/** Loads the renderer of the built product. */
export async function builtGuestPages(serverFolder: string): Promise<BuiltPages> {
  try {
    return (await import(pathToFileURL(path.join(serverFolder, "render-page.js")).href)) as BuiltPages;
  } catch (cause) {
    throw new AppError("service_unavailable", { cause });
  }
}

/**
 * Codes that may be tried in ten minutes: of one phone that opened the page, and of all others behind an address. Together with
 * the phones that an address is given (`introduceToCodePage`) too few to guess one of 24 million.
 */
const TRIES_OF_PHONE = 5;
const TRIES = 30;
const TRIES_MS = 600_000;

interface CodePages extends Pick<Deps, "db"> {
  readonly folder: string;
  readonly load: () => Promise<BuiltPages>;
}

type Query = { code?: unknown; lang?: unknown };
type CodeRequest = FastifyRequest<{ Querystring: Query }>;

/**
 * Serves /m and /m/: a typed code leads to the menu of its table. Every wrong code gets the same answer, whatever
 * the reason.
 */
function installCodePage(app: FastifyInstance, { db, folder, load }: CodePages): void {
  const count = countedLimit(app, {
    name: "short code",
    max: (request) => (countedPhone(request) === undefined ? TRIES : TRIES_OF_PHONE),
    windowMs: TRIES_MS,
    keyOf: (request) => requestBucket({ phone: countedPhone(request), address: countedAddress(request) }),
  });
  const show = async (request: CodeRequest, reply: FastifyReply) => {
    const { code, lang } = request.query;
    const built = await load();
    const language = guestLanguageOf(request, reply, "/m/");
    const isChosen = lang === language;
    const typed = typeof code === "string" ? code.slice(0, 40) : "";
    const { styles } = await filesOf(folder);
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const page = (problem: "unknown" | "too_many" | null) =>
      built.renderCodePage({ language, isChosen, typed, problem, styles });
    if (typed.trim() === "") {
      await introduceToCodePage({ request, reply });
      return page(null);
    }
    const seconds = await count(request);
    if (seconds !== undefined) return reply.code(429).header("retry-after", seconds).send(page("too_many"));
    const address = await addressOf(db, typed);
    if (address === undefined) return reply.code(404).send(page("unknown"));
    const query = new URLSearchParams({ table: address.locator, ...(isChosen ? { lang: language } : {}) });
    return reply.redirect(`/m/${encodeURIComponent(address.menu_code)}?${query}`, 303);
  };
  for (const path of ["/m", "/m/"]) app.get<{ Querystring: Query }>(path, { schema: { hide: true } }, show);
}

async function addressOf(db: Deps["db"], typed: string) {
  const code = readShortCode(typed);
  const home = code === undefined ? undefined : await tableOfShortCode(db, code);
  return home && db.inTenant(home.tenant_id, (tx) => selectAddressOfTable(tx, home.table_id));
}
