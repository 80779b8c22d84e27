import type { EventStream, StreamReader } from "#platform/contract/event-stream.ts";
import type { RealtimeEvent } from "#platform/contract/events.ts";
import type { Id, OrderId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Deps } from "#platform/server/deps.ts";
import { countedAddress } from "#platform/server/http/asker.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { guestAtTable, phoneTokenHash } from "#service/visits/server/public.ts";
import type { GuestFeedEvent, MenuNews } from "../../contract/guest-feed.ts";
import type { GuestMenuState } from "../guest-menu-state.ts";
import { isPhoneOfGuest, selectConcerned } from "./guest-feed-queries.ts";
import { StreamPlaces } from "./stream-places.ts";

/** Milliseconds for which the events of a restaurant are collected, so that a busy evening costs few readings. */
const COLLECTED_MS = 100;
/** Hours of menus and prices begin and end with a minute. */
const MINUTE_MS = 60_000;
/** Milliseconds after which a reading that failed is tried again. */
const AGAIN_MS = 2_000;

interface Asked {
  readonly qrcode: string;
  readonly locator: string | undefined;
  /** Token of the order whose page is open. */
  readonly order: string | undefined;
}

/** An open page of a guest. */
interface Reader extends Asked {
  readonly tableId: TableId | null;
  /** Hash of the phone's token in hex; null for one that never joined or ordered. */
  readonly phone: string | null;
  readonly out: StreamReader;
  /** Version of the menu that was told last. */
  menu: string;
}

/** Changes in a restaurant since its readers were last told. */
interface News {
  isMenu: boolean;
  readonly visits: Set<TableId>;
  readonly tables: Set<TableId>;
  readonly orders: Set<OrderId>;
  readonly qrOrders: Set<QrOrderId>;
  /** Events may have been missed: everybody reads again. */
  isAll: boolean;
}

const noNews = (): News => ({
  isMenu: false,
  isAll: false,
  visits: new Set(),
  tables: new Set(),
  orders: new Set(),
  qrOrders: new Set(),
});

interface Restaurant {
  readonly readers: Set<Reader>;
  news: News;
  timer: NodeJS.Timeout | undefined;
  isTelling: boolean;
}

/**
 * Tells guests' open pages that something changed, never what: the phone reads again by its own rights. A page hears
 * of the menu, of the visit of its table, of the orders of its party, and of the one order whose token it has. A
 * restaurant without an open page costs nothing.
 */
export class GuestFeed {
  readonly #deps: Pick<Deps, "db" | "clock" | "log">;
  readonly #state: GuestMenuState;
  readonly #places = new StreamPlaces();
  readonly #restaurants = new Map<Id<"Tenant">, Restaurant>();
  #minute: NodeJS.Timeout | undefined;

  constructor(deps: Pick<Deps, "db" | "clock" | "log" | "realtime">, state: GuestMenuState) {
    this.#deps = deps;
    this.#state = state;
    deps.realtime.follow({
      heard: (tenantId, events) => this.#heard(tenantId as Id<"Tenant">, events),
      missed: (missedAt) => {
        for (const [tenantId, { news }] of this.#restaurants) {
          if (missedAt !== null && missedAt !== tenantId) continue;
          news.isAll = true;
          this.#tellSoon(tenantId);
        }
      },
      tenants: () => this.#restaurants.keys(),
    });
  }

  /** Opens the stream of a page. Refuses `not_found` as the menu does, and `too_many_requests` when all places are taken. */
  async open(ctx: PublicContext, tenantId: Id<"Tenant">, asked: Asked): Promise<EventStream> {
    const { db, clock } = this.#deps;
    const tokenHash = phoneTokenHash(ctx);
    const { tableId, isKnown } = await standingOf(db, tenantId, { ...asked, tokenHash });
    const menu = await this.#state.version({ ...asked, language: ctx.language }, clock());
    const phone = tokenHash?.toString("hex") ?? null;
    return {
      follow: (out) => {
        const give = this.#places.take({
          tenantId,
          address: countedAddress(ctx.request),
          knownPhone: isKnown ? phone : null,
        });
        const reader: Reader = { ...asked, tableId, phone, out, menu };
        this.#restaurantOf(tenantId).readers.add(reader);
        tell(reader, "hello", { menu });
        // What was committed while the page was let in is told with the next reading.
        this.#restaurantOf(tenantId).news.isMenu = true;
        this.#tellSoon(tenantId);
        return () => {
          give();
          this.#leave(tenantId, reader);
        };
      },
    };
  }

  #restaurantOf(tenantId: Id<"Tenant">): Restaurant {
    const known = this.#restaurants.get(tenantId);
    if (known !== undefined) return known;
    const opened: Restaurant = { readers: new Set(), news: noNews(), timer: undefined, isTelling: false };
    this.#restaurants.set(tenantId, opened);
    this.#minute ??= this.#everyMinute();
    return opened;
  }

  #leave(tenantId: Id<"Tenant">, reader: Reader): void {
    const restaurant = this.#restaurants.get(tenantId);
    restaurant?.readers.delete(reader);
    if (restaurant === undefined || restaurant.readers.size > 0) return;
    clearTimeout(restaurant.timer);
    this.#restaurants.delete(tenantId);
    if (this.#restaurants.size > 0) return;
    clearTimeout(this.#minute);
    this.#minute = undefined;
  }

  /** Looks at every menu when a minute begins: what is offered changes with the clock, without a commit. */
  #everyMinute(): NodeJS.Timeout {
    const timer = setTimeout(
      () => {
        for (const [tenantId, { news }] of this.#restaurants) {
          news.isMenu = true;
          this.#tellSoon(tenantId);
        }
        this.#minute = this.#everyMinute();
      },
      MINUTE_MS - (this.#deps.clock().getTime() % MINUTE_MS),
    );
    timer.unref();
    return timer;
  }

  #heard(tenantId: Id<"Tenant">, events: readonly RealtimeEvent[]): void {
    const restaurant = this.#restaurants.get(tenantId);
    if (restaurant === undefined) return;
    for (const event of events) addTo(restaurant.news, event);
    this.#tellSoon(tenantId);
  }

  #tellSoon(tenantId: Id<"Tenant">, afterMs = COLLECTED_MS): void {
    const restaurant = this.#restaurants.get(tenantId);
    if (restaurant === undefined || restaurant.isTelling) return;
    restaurant.timer ??= setTimeout(() => void this.#tell(tenantId, restaurant), afterMs);
  }

  async #tell(tenantId: Id<"Tenant">, restaurant: Restaurant): Promise<void> {
    restaurant.timer = undefined;
    restaurant.isTelling = true;
    const { news } = restaurant;
    restaurant.news = noNews();
    let afterMs = COLLECTED_MS;
    try {
      if (news.isMenu || news.isAll) await this.#tellMenu(restaurant);
      await this.#tellOrders(tenantId, restaurant, news);
    } catch (error) {
      this.#deps.log.warn({ err: error, tenant: tenantId }, "guests not told of a change; next try soon");
      restaurant.news.isAll = true;
      afterMs = AGAIN_MS;
    }
    restaurant.isTelling = false;
    if (hasNews(restaurant.news)) this.#tellSoon(tenantId, afterMs);
  }

  async #tellMenu({ readers }: Restaurant): Promise<void> {
    for (const reader of readers) {
      // The state is read once for all: it is believed for a second, and forgotten with each change.
      const menu = await this.#state.version({ ...reader, language: "es" }, this.#deps.clock());
      if (menu === reader.menu) continue;
      reader.menu = menu;
      tell(reader, "menu_changed", { menu });
    }
  }

  async #tellOrders(tenantId: Id<"Tenant">, { readers }: Restaurant, news: News): Promise<void> {
    const { visits, tables, orders, qrOrders, isAll } = news;
    const isOfOrders = tables.size + orders.size + qrOrders.size > 0;
    const { phones, secrets } = isOfOrders
      ? await this.#deps.db.inTenant(tenantId, (tx) => selectConcerned(tx, { tables, orders, qrOrders }))
      : { phones: [], secrets: [] };
    const party = new Set(phones.map(({ table_id, token_hash }) => `${table_id} ${token_hash}`));
    const pages = new Set(secrets);
    for (const reader of readers) {
      const { tableId, phone, order } = reader;
      if (tableId !== null && (isAll || visits.has(tableId))) tell(reader, "visits_changed");
      const isConcerned = party.has(`${tableId} ${phone}`) || (order !== undefined && pages.has(order));
      if (isAll || isConcerned) tell(reader, "order_update");
    }
  }
}

function tell({ out }: Reader, name: GuestFeedEvent, data: MenuNews | Record<string, never> = {}): void {
  out.send(name, data);
}

const hasNews = ({ isMenu, isAll, visits, tables, orders, qrOrders }: News): boolean =>
  isMenu || isAll || visits.size + tables.size + orders.size + qrOrders.size > 0;

/** Adds what guests see of an event; the others are for staff. */
function addTo(news: News, event: RealtimeEvent): void {
  switch (event.type) {
    case "menu_changed":
    case "charging_changed":
      news.isMenu = true;
      return;
    case "visits_changed":
      news.visits.add(event.tableId);
      return;
    case "bill_request":
      news.tables.add(event.tableId);
      return;
    case "new_order":
      news.orders.add(event.orderId);
      return;
    case "order_update":
      for (const id of event.orderIds) news.orders.add(id);
      // The visit may have gone along, so that its phones share nothing here any more.
      for (const id of event.leftTableIds ?? []) {
        news.tables.add(id);
        news.visits.add(id);
      }
      return;
    case "line_change":
      for (const id of event.orderIds) news.orders.add(id);
      return;
    case "new_qrorder":
      news.qrOrders.add(event.qrOrderId);
      return;
    case "qr_order_updated":
      for (const id of event.qrOrderIds ?? [event.qrOrderId]) if (id !== null) news.qrOrders.add(id);
      return;
    default:
  }
}

/** Returns the table of a page and whether the restaurant knows its phone. */
function standingOf(
  db: Database,
  tenantId: Id<"Tenant">,
  { locator, order, tokenHash }: Asked & { readonly tokenHash: Buffer | null },
): Promise<{ tableId: TableId | null; isKnown: boolean }> {
  return db.inTenant(tenantId, async (tx) => {
    const at = locator === undefined ? null : await guestAtTable(tx, { locator, tokenHash });
    const isKnown = tokenHash !== null && (await isPhoneOfGuest(tx, { tokenHash, order }));
    return { tableId: at?.table.id ?? null, isKnown };
  });
}
