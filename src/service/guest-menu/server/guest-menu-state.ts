import { createHash } from "node:crypto";
import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { closedAt, openUntil } from "#menu/price-rules/domain/next-offered.ts";
import { offersInForce } from "#menu/price-rules/domain/offer-at.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Followed } from "#platform/server/http/revalidation.ts";
import type { Realtime } from "#platform/server/realtime/realtime.ts";
import { selectTillState } from "#service/pos/server/public.ts";
import { selectOrderHours } from "./guest-menu-queries.ts";
import { circumstancesOfGuest, type RequestedMenu } from "./read-guest-menu.ts";

/**
 * Milliseconds for which a menu is used without asking the database. What this process hears of is forgotten at once;
 * only a change that nobody tells it is seen that much later.
 */
const BELIEVED_MS = 1_000;
/** Hours begin and end with a minute: what was read in the one before is not believed. */
const MINUTE_MS = 60_000;
/** Most restaurants whose menu state is cached. */
const MAX_REMEMBERED = 5_000;

interface Remembered {
  readonly tenantId: Id<"Tenant">;
  readonly readMs: number;
  /** State of the menu with a table and without. */
  readonly atTable: string;
  readonly elsewhere: string;
}

/**
 * Caches the state that the guests' menu depends on: the till's version (migration 0017), the business day, and
 * the price rules and hours in force. The database is asked once a second for each restaurant, however many
 * phones ask.
 */
export class GuestMenuState {
  readonly #db: Database;
  readonly #remembered = new Map<string, Remembered>();
  /** Counts what was forgotten: a reading that began before that is not believed. */
  #forgotten = 0;

  constructor(db: Database, realtime: Pick<Realtime, "follow">) {
    this.#db = db;
    realtime.follow({
      heard: (tenantId, events) => {
        if (events.some(({ type }) => type === "menu_changed" || type === "charging_changed"))
          this.#forget(tenantId);
      },
      missed: (tenantId) => this.#forget(tenantId),
    });
  }

  /** Forgets the menus of one restaurant, or of all. */
  #forget(tenantId: number | null): void {
    this.#forgotten += 1;
    for (const [code, known] of this.#remembered)
      if (tenantId === null || known.tenantId === tenantId) this.#remembered.delete(code);
  }

  /** Returns a short name of what a guest's menu shows now; another menu has another one. Refuses as `followed`. */
  async version(requested: RequestedMenu, now: Date): Promise<string> {
    const { state } = await this.followed(requested, now);
    return menuVersionOf(state);
  }

  /** Refuses `not_found` for a code that no restaurant has; such codes are not cached. */
  async followed({ qrcode, locator, language }: RequestedMenu, now: Date): Promise<Followed> {
    const { atTable, elsewhere } = await this.#of(qrcode, now);
    return locator === undefined
      ? { of: `${qrcode} ${language}`, state: elsewhere }
      : { of: `${qrcode} ${language} ${locator}`, state: atTable };
  }

  async #of(qrcode: string, now: Date): Promise<Remembered> {
    const known = this.#remembered.get(qrcode);
    if (known !== undefined && isBelieved(known, now)) return known;
    const begun = this.#forgotten;
    const tenantId = known?.tenantId ?? (await tenantOfMenuCode(this.#db, qrcode));
    const fresh = { tenantId, readMs: now.getTime(), ...(await this.#ask(tenantId, now)) };
    if (begun !== this.#forgotten) return fresh;
    // The entry unused for longest goes first.
    this.#remembered.delete(qrcode);
    this.#remembered.set(qrcode, fresh);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
    return fresh;
  }

  #ask(tenantId: Id<"Tenant">, now: Date): Promise<Pick<Remembered, "atTable" | "elsewhere">> {
    return this.#db.inTenant(tenantId, async (tx) => {
      const { version, ...dayRule } = await selectTillState(tx);
      const hours = await selectOrderHours(tx);
      const closed =
        closedAt(hours, now.getTime(), dayRule.zone) ?? openUntil(hours, now.getTime(), dayRule.zone);
      const offers = offersOf(dayRule.zone, await readOffers(tx));
      const stateOf = (locator: string | undefined) =>
        `${version ?? 0} ${businessDateOf(now.getTime(), dayRule)} ${offersInForce(offers, now.getTime(), circumstancesOfGuest(locator)).key} ${JSON.stringify(closed)}`;
      return { atTable: stateOf(""), elsewhere: stateOf(undefined) };
    });
  }
}

function isBelieved({ readMs }: Remembered, now: Date): boolean {
  const nowMs = now.getTime();
  const isSameMinute = Math.floor(nowMs / MINUTE_MS) === Math.floor(readMs / MINUTE_MS);
  return isSameMinute && Math.abs(nowMs - readMs) < BELIEVED_MS;
}

/** Names a state by 16 signs. */
export const menuVersionOf = (state: string): string =>
  createHash("sha256").update(state).digest("base64url").slice(0, 16);
