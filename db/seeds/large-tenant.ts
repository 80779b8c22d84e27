import { fileURLToPath } from "node:url";
import { insertFile } from "#core/files/server/public.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createUser, type NewUser } from "#core/users/server/public.ts";
import { type TableId, type TenantId, toUuid, type UserId } from "#platform/domain/ids.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDayStart,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { demoMenu } from "./demo/demo-menu.ts";
import { insertSales, type PaidWith } from "./demo/insert-sales.ts";
import { type PlannedAccount, pastDays, planLine } from "./demo/plan-sales.ts";
import { readPictures, type SeededItem } from "./demo/seed-menu.ts";
import { fillMenu, fillStock, sellableItems } from "./large-tenant-sql.ts";
import { type Random, randomOf } from "./random.ts";
import { createPaymentType, createTable } from "./store.ts";

export interface LargeTenantSize {
  /** Items on the menu, each with three recipe lines; every third has variants, every fourth add-ons. */
  readonly items: number;
  /** Paid orders of the past year, with two lines, an invoice and a payment each. */
  readonly orders: number;
  /** Open orders at tables; 40 unless told. */
  readonly openOrders?: number;
  readonly now?: Date;
  /** Somebody to sign in as. */
  readonly owner?: NewUser;
}

const DAYS = 365;
const DAYS_AT_ONCE = 5;
const TABLES = 60;
const OPENING_MINUTES = 3 * 60;
const SERVED_MINUTES = 14 * 60;

interface LargeWorld {
  readonly items: readonly SeededItem[];
  readonly tables: readonly TableId[];
  readonly paidWith: PaidWith;
  readonly waiterId: UserId;
}

/** A restaurant of unusual size, for benchmarks; the same data for the same arguments, but for ids. */
export async function seedLargeTenant(db: Database, size: LargeTenantSize): Promise<TenantId> {
  const { items, orders, openOrders = 40, now = new Date() } = size;
  const pictures = await readPictures(demoMenu);
  const tenantId = await createTenant(db, { name: "Restaurante de gran tamaño" });
  const world = await db.inTenant(tenantId, (tx) => furnish(tx, { ...size, items, pictures }));
  const random = randomOf(items + orders);
  let numbers = { orders: 0, invoices: 0 };
  const days = pastDays(now, DAYS);
  for (let first = 0; first < DAYS; first += DAYS_AT_ONCE) {
    const visits = days.slice(first, first + DAYS_AT_ONCE).flatMap((day, offset) => {
      const before = Math.floor((orders * (first + offset)) / DAYS);
      const count = Math.floor((orders * (first + offset + 1)) / DAYS) - before;
      return planLargeDay(random, world, day, count);
    });
    numbers = await db.inTenant(tenantId, (tx) => insertSales(tx, visits, world.paidWith, numbers));
  }
  const open = Array.from({ length: openOrders }, (_, index) =>
    planLargeVisit(random, world, { at: now.getTime() - index * MINUTE_MS, place: index, isPaid: false }),
  );
  await db.inTenant(tenantId, (tx) => insertSales(tx, open, world.paidWith, numbers));
  return tenantId;
}

async function furnish(
  tx: Tx,
  { items, owner, pictures }: Pick<LargeTenantSize, "items" | "owner"> & { pictures: readonly Buffer[] },
): Promise<LargeWorld> {
  // Nobody can sign in with a hash that is none; the waiter only stands on the orders.
  const waiter = { name: "Mesero", role: "staff", password: { hash: "" } } as const;
  const waiterId = await createUser(tx, { ...waiter, username: `mesero@${tx.tenantId}.comanda.test` });
  if (owner) await createUser(tx, owner);
  const tables: TableId[] = [];
  for (let position = 1; position <= TABLES; position += 1) {
    const floor = position <= TABLES / 2 ? "Planta baja" : "Planta alta";
    tables.push(await createTable(tx, { title: `Mesa ${position}`, floor, position }));
  }
  const cash = { title: "Efectivo", id: await createPaymentType(tx, { title: "Efectivo", icon: "cash" }) };
  const card = { title: "Tarjeta", id: await createPaymentType(tx, { title: "Tarjeta", icon: "card" }) };
  const images: string[] = [];
  for (const picture of pictures) images.push(await insertFile(tx, "image/webp", picture));
  await fillMenu(tx, { items, images });
  await fillStock(tx);
  return { items: await sellableItems(tx), tables, paidWith: { cash, card }, waiterId };
}

function planLargeDay(random: Random, world: LargeWorld, day: BusinessDate, count: number): PlannedAccount[] {
  const start = businessDayStart(day, DEFAULT_DAY_RULE) + OPENING_MINUTES * MINUTE_MS;
  return Array.from({ length: count }, (_, index) => {
    const at = start + Math.floor((index * SERVED_MINUTES) / count) * MINUTE_MS;
    return planLargeVisit(random, world, { at, place: index, isPaid: true });
  });
}

function planLargeVisit(
  random: Random,
  world: LargeWorld,
  { at, place, isPaid }: { at: number; place: number; isPaid: boolean },
): PlannedAccount {
  const sentAt = new Date(at);
  const lines = [1, 2].map(() =>
    planLine(random, random.pick(world.items), { at: sentAt, status: isPaid ? "delivered" : "created" }),
  );
  return {
    uuid: toUuid(random.uuid()),
    tableId: world.tables[place % TABLES] ?? null,
    diningOption: "dinein",
    customerId: null,
    waiterId: world.waiterId,
    orders: [{ uuid: toUuid(random.uuid()), at: sentAt, lines }],
    paid: isPaid
      ? {
          at: new Date(at + 40 * MINUTE_MS),
          uuid: toUuid(random.uuid()),
          tip: ZERO_CENTS,
          inCash: place % 2 === 0,
        }
      : null,
    billRequestedAt: null,
  };
}

/** `node db/seeds/large-tenant.ts <url of the application's role> [items] [orders]` */
async function main([url, items = "5000", orders = "200000"]: readonly string[]): Promise<void> {
  if (url === undefined)
    throw new Error("Usage: node db/seeds/large-tenant.ts <database url> [items] [orders]");
  const db = createDatabase(createPool({ url, max: 2, statementTimeout: 60_000 }), () => undefined);
  const started = performance.now();
  const tenantId = await seedLargeTenant(db, { items: Number(items), orders: Number(orders) });
  await db.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Tenant ${tenantId}: ${items} items, ${orders} orders in ${seconds} s\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
