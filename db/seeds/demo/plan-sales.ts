import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { type Addon, unitPrice, type Variant } from "#menu/menu/domain/menu-item.ts";
import { type CustomerId, type TableId, toUuid, type UserId, type Uuid } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  businessDayStart,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { Random } from "../random.ts";
import type { SeededItem } from "./seed-menu.ts";

export interface PlannedLine extends PricedLine {
  readonly uuid: Uuid;
  readonly item: SeededItem;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly notes: string | null;
  /** Absent: nobody said who eats it. */
  readonly seat?: number;
  readonly status: LineStatus;
  readonly changedAt: Date;
}

/** One round sent to the stations. */
export interface PlannedOrder {
  readonly uuid: Uuid;
  readonly at: Date;
  readonly lines: readonly PlannedLine[];
}

export interface PlannedAccount {
  readonly uuid: Uuid;
  readonly tableId: TableId | null;
  readonly diningOption: DiningOption;
  readonly customerId: CustomerId | null;
  readonly waiterId: UserId;
  /** Absent: nobody counted. */
  readonly people?: number;
  /** Number of the order at a delivery platform; absent for orders of the usual source. */
  readonly platformNumber?: string;
  readonly orders: readonly PlannedOrder[];
  /** Null while the account is open. */
  readonly paid: {
    readonly at: Date;
    readonly uuid: Uuid;
    readonly tip: Cents;
    readonly inCash: boolean;
    /** True when the customer pays it later. */
    readonly isOnAccount?: boolean;
  } | null;
  readonly billRequestedAt: Date | null;
}

export interface SalesWorld {
  readonly items: readonly SeededItem[];
  readonly tables: readonly TableId[];
  readonly customers: readonly CustomerId[];
  readonly waiterIds: readonly UserId[];
}

/** Parties of each hour from 7:00 to 21:00 on a quiet day. */
const partiesByHour = [2, 3, 2, 1, 2, 4, 5, 3, 2, 2, 3, 4, 5, 4, 1];
const FIRST_HOUR = 7;

const notes = [
  "Sin cebolla",
  "Bien dorada",
  "Poco hielo",
  "Sin picante",
  "Para compartir",
  "La crema aparte",
];

/** Business days before the one of `now`, oldest first. */
export function pastDays(now: Date, count: number): BusinessDate[] {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  return Array.from({ length: count }, (_, index) => addDays(today, index - count));
}

/** Every paid account of one business day that was over before `until`. */
export function planDay(random: Random, world: SalesWorld, day: BusinessDate, until: Date): PlannedAccount[] {
  const start = businessDayStart(day, DEFAULT_DAY_RULE);
  const isWeekend = [0, 5, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  return partiesByHour.flatMap((parties, index) => {
    const hour = FIRST_HOUR + index;
    const count = Math.round(parties * (isWeekend ? 1.5 : 1));
    return Array.from({ length: count }, () => {
      const at = start + (hour - DEFAULT_DAY_RULE.cutoffHour) * HOUR_MS + random.between(0, 59) * MINUTE_MS;
      return planVisit(random, world, { at, hour });
    }).filter((account) => account.paid !== null && account.paid.at < until);
  });
}

function planVisit(
  random: Random,
  world: SalesWorld,
  { at, hour }: { at: number; hour: number },
): PlannedAccount {
  const diningOption = random.chance(72) ? "dinein" : random.chance(60) ? "takeaway" : "delivery";
  const rounds = diningOption === "dinein" && random.chance(35) ? 2 : 1;
  const orders = Array.from({ length: rounds }, (_, round) => {
    const sentAt = at + round * random.between(12, 25) * MINUTE_MS;
    const lines = Array.from({ length: random.between(1, round === 0 ? 5 : 3) }, () => {
      const item = pickItem(random, world.items, hour);
      return planLine(random, item, {
        at: new Date(sentAt),
        status: random.chance(1.5) ? "cancelled" : "delivered",
      });
    });
    return { uuid: toUuid(random.uuid()), at: new Date(sentAt), lines: withOneServed(lines) };
  });
  const last = orders.at(-1)?.at.getTime() ?? at;
  return {
    uuid: toUuid(random.uuid()),
    tableId: diningOption === "dinein" ? random.pick(world.tables) : null,
    diningOption,
    customerId: random.chance(diningOption === "delivery" ? 90 : 22) ? random.pick(world.customers) : null,
    waiterId: random.pick(world.waiterIds),
    orders,
    paid: {
      at: new Date(last + random.between(15, 45) * MINUTE_MS),
      uuid: toUuid(random.uuid()),
      tip: cents(random.chance(30) ? random.between(2, 12) * 25 : 0),
      inCash: random.chance(58),
    },
    billRequestedAt: null,
  };
}

/** A round of which all was cancelled would have nothing to pay; its first line was served after all. */
function withOneServed(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  if (lines.some((line) => line.status !== "cancelled")) return lines;
  return lines.map((line, index) => (index === 0 ? { ...line, status: "delivered" } : line));
}

function pickItem(random: Random, items: readonly SeededItem[], hour: number): SeededItem {
  const served = items.filter(
    ({ hours: [from, before], weight }) => weight > 0 && hour >= from && hour < before,
  );
  let left = random.next() * served.reduce((sum, item) => sum + item.weight, 0);
  const picked = served.find((item) => {
    left -= item.weight;
    return left < 0;
  });
  return picked ?? random.pick(items);
}

export interface LinePlan {
  readonly at: Date;
  readonly status: LineStatus;
  readonly quantity?: number;
}

/** A line of an item with choices by chance. */
export function planLine(random: Random, item: SeededItem, { at, status, quantity }: LinePlan): PlannedLine {
  const variant = item.variants.length > 0 ? random.pick(item.variants) : null;
  const extra = item.addons.length > 0 && random.chance(20) ? [random.pick(item.addons)] : [];
  const addons = [...extra, ...item.defaults];
  const isSmall = item.price < cents(250);
  const waited = status === "created" ? 0 : status === "cancelled" ? 2 : random.between(6, 18);
  return {
    uuid: toUuid(random.uuid()),
    item,
    variant,
    addons,
    quantity: quantity ?? (isSmall ? random.between(1, 5) : random.between(1, 2)),
    unitPrice: unitPrice(item.price, variant, addons),
    tax: item.tax,
    notes: random.chance(8) ? random.pick(notes) : null,
    status,
    changedAt: new Date(at.getTime() + waited * MINUTE_MS),
  };
}
