import { writePin } from "#core/approvals/server/public.ts";
import { insertFile } from "#core/files/server/public.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import type { Issuer } from "#ministry/issuers.ts";
import { type CustomerId, type OrderLineId, type TenantId, toId, type UserId } from "#platform/domain/ids.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { DAY_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { sumDays } from "#reporting/reports/server/public.ts";
import { createDiscountCode, describeIssuer, type NewFiscalSettings } from "./charge.ts";
import { demoMenu, demoStations } from "./demo/demo-menu.ts";
import {
  type DemoPerson,
  demoCustomers,
  demoPassword,
  demoStaff,
  offeredPeople,
  otherAdmin,
  platformRoot,
} from "./demo/demo-people.ts";
import { insertOrders, type PaidWith, spoilStock } from "./demo/insert-sales.ts";
import { planOpenAccounts } from "./demo/plan-open-accounts.ts";
import {
  type PlannedAccount,
  type PlannedOrder,
  pastDays,
  planDay,
  type SalesWorld,
} from "./demo/plan-sales.ts";
import { planStock } from "./demo/plan-stock.ts";
import { refreshOpenAccounts } from "./demo/refresh-open-accounts.ts";
import { cashDays } from "./demo/seed-cash.ts";
import { seedCombo } from "./demo/seed-combo.ts";
import { seedCourtesy } from "./demo/seed-courtesy.ts";
import { CREDIT_DAYS, planLunches, putOnAccount, seedDebtors, settleLimits } from "./demo/seed-credit.ts";
import { seedDays } from "./demo/seed-days.ts";
import { seedFeedback } from "./demo/seed-feedback.ts";
import { type DemoTerms, issuerKnown } from "./demo/seed-issuer.ts";
import { readCover, readPictures, seedMenu } from "./demo/seed-menu.ts";
import { seedOpenAccounts } from "./demo/seed-open-accounts.ts";
import { seedPriceList } from "./demo/seed-price-list.ts";
import { seedReservations } from "./demo/seed-reservations.ts";
import { demoSecondFactor, seedSecondFactor } from "./demo/seed-second-factor.ts";
import { seedStock } from "./demo/seed-stock.ts";
import { seedStockCounts } from "./demo/seed-stock-counts.ts";
import { seedTables } from "./demo/seed-tables.ts";
import { seedTill } from "./demo/seed-till.ts";
import { seedWords } from "./demo/seed-words.ts";
import { randomOf } from "./random.ts";
import { createReduction, createStation } from "./stations.ts";
import { insertMovements } from "./stock.ts";
import { createCustomer, createPaymentType, createTable } from "./store.ts";

export { demoSignIns } from "./demo/demo-people.ts";

export interface DemoTenants {
  readonly platform: TenantId;
  readonly restaurant: TenantId;
  readonly other: TenantId;
}

const HISTORY_DAYS = 10;

const everybody: readonly DemoPerson[] = [...Object.values(demoStaff), otherAdmin, platformRoot];
const owners: readonly DemoPerson[] = [platformRoot, demoStaff.admin, otherAdmin];

/**
 * Tells whether the demo may be set up: nobody can sign in yet, or only people of a demo that was interrupted before all of its tenants were there.
 */
export async function mayHoldDemo(db: Database): Promise<boolean> {
  const names = (people: readonly DemoPerson[]) => people.map(({ username }) => username);
  const [row] = await db.directory<{ empty: boolean }>(
    `select not exists (select from user_directory where username <> all($1::text[]))
       and (select count(*) from user_directory where username = any($2::text[])) < cardinality($2::text[]) as empty`,
    [names(everybody), names(owners)],
  );
  return row?.empty ?? false;
}

/** Tells whether somebody could sign in with a password that everybody knows. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const usernames = everybody.map(({ username }) => username);
  const rows = await db.directory("select from user_directory where username = any($1::text[]) limit 1", [
    usernames,
  ]);
  return rows.length > 0;
}

/**
 * The demo: the platform, a restaurant in the middle of a working day with ten days behind it, and a small second
 * tenant. Each is all there or not at all; one that is there is left as it is. The same `now` gives the same data,
 * but for ids, table locators, password salts and the key of its certificate.
 */
export async function seedDemo(
  db: Database,
  { now, secrets, onStep = () => undefined }: DemoTerms & { readonly onStep?: (step: string) => void },
): Promise<DemoTenants> {
  onStep("preparing pictures and passwords");
  const [hash, pictures, cafePictures, pins] = await Promise.all([
    hashPassword(demoPassword),
    readPictures(demoMenu),
    readPictures(cafeMenu),
    hashedPins(),
  ]);
  const password = { hash };
  const tenants = {
    platform: await seedTenant(db, platformRoot, { name: "Comanda", kind: "platform" }, async (tx) =>
      seedSecondFactor(tx, await seedPerson(tx, platformRoot, password), { now, secrets }),
    ),
    restaurant: await seedTenant(
      db,
      demoStaff.admin,
      { name: "Pupusería y Restaurante El Maquilishuat", email: "hola@demo.comanda.test" },
      (tx) => {
        onStep("writing the menu, the staff and ten days of sales");
        return seedRestaurant(tx, { now, secrets, password, pins, pictures });
      },
    ),
    other: await seedTenant(db, otherAdmin, { name: "Café Las Nubes", email: otherAdmin.username }, (tx) => {
      onStep("writing a second restaurant");
      return seedCafe(tx, { now, password, pictures: cafePictures });
    }),
  };
  onStep("adding up its days for the reports");
  // Runs the hourly jobs once, so that the platform's figures are those of its restaurants from the start.
  while ((await db.inTenant(tenants.restaurant, sumDays)) > 0);
  return tenants;
}

/** People whom the sign-in page offers while their password is still this one. */
export const offeredSignIns = offeredPeople.map(({ username, name, designation }) => ({
  username,
  password: demoPassword,
  name,
  designation,
}));

/** The operator whom the console's sign-in page offers, with a code of this secret, while both are still these. */
export const offeredOperator = {
  username: platformRoot.username,
  password: demoPassword,
  name: platformRoot.name,
  designation: platformRoot.designation,
  secondFactor: demoSecondFactor,
};

/** The demo restaurant is in service whenever somebody looks: what was left open is of the last hour again, and guests are expected. */
export async function refreshDemo(db: Database, now: Date): Promise<void> {
  const tenantId = await demoRestaurant(db);
  if (tenantId === null) return;
  await db.inTenant(tenantId, async (tx) => {
    await refreshOpenAccounts(tx, now);
    await seedReservations(tx, now);
  });
}

/** The demo restaurant as the simulator of the ministry has to know it; null where there is none. */
export async function demoIssuer(db: Database, terms: DemoTerms): Promise<Issuer | null> {
  const tenantId = await demoRestaurant(db);
  return tenantId === null ? null : db.inTenant(tenantId, (tx) => issuerKnown(tx, terms));
}

async function demoRestaurant(db: Database): Promise<TenantId | null> {
  const [demo] = await db.directory<{ tenant_id: number }>(
    "select tenant_id from user_directory where username = $1",
    [demoStaff.admin.username],
  );
  return demo ? toId<"Tenant">(demo.tenant_id) : null;
}

/** The tenant of this owner; made and filled when the owner is not there yet. */
async function seedTenant(
  db: Database,
  owner: DemoPerson,
  tenant: Parameters<typeof createTenant>[1],
  fill: (tx: Tx) => Promise<unknown>,
): Promise<TenantId> {
  const [known] = await db.directory<{ tenant_id: number }>(
    "select tenant_id from user_directory where username = $1",
    [owner.username],
  );
  if (known) return toId<"Tenant">(known.tenant_id);
  // One transaction: a start that is broken off leaves no restaurant without its people.
  return createTenant(db, tenant, fill);
}

const cafeMenu = demoMenu.filter(({ title }) => title === "Cafés y chocolate" || title === "Postres");

async function seedCafe(tx: Tx, { now, password, pictures }: Omit<RestaurantSeed, "pins">): Promise<void> {
  await seedPerson(tx, otherAdmin, password);
  const { ingredients } = await seedMenu(tx, cafeMenu, pictures);
  await insertMovements(tx, planStock(ingredients, [], { openedAt: now }));
  await seedPaymentTypes(tx);
  for (const position of [1, 2, 3, 4])
    await createTable(tx, { title: `Mesa ${position}`, seats: 2, position });
}

/** Hashes the PIN of each person of the staff. */
async function hashedPins(): Promise<ReadonlyMap<DemoPerson, string>> {
  const hashed = Object.values(demoStaff).map(
    async (person) => [person, await hashPassword(person.pin)] as const,
  );
  return new Map(await Promise.all(hashed));
}

interface RestaurantSeed {
  readonly now: Date;
  readonly password: { readonly hash: string };
  readonly pins: ReadonlyMap<DemoPerson, string>;
  readonly pictures: readonly Buffer[];
}

async function seedRestaurant(tx: Tx, seed: RestaurantSeed & DemoTerms): Promise<void> {
  const { now, secrets, password, pins, pictures } = seed;
  await describeStore(tx);
  await seedCharging(tx, now);
  const staff = new Map<DemoPerson, UserId>();
  for (const person of Object.values(demoStaff)) {
    const userId = await seedPerson(tx, person, password);
    await writePin(tx, userId, required(pins.get(person), "the PIN of a person"), new Date());
    staff.set(person, userId);
  }
  for (const station of demoStations) await createStation(tx, station);
  const menu = await seedMenu(tx, demoMenu, pictures);
  const world: SalesWorld = {
    items: menu.items,
    tables: await seedTables(tx),
    customers: await seedCustomers(tx, now),
    waiterIds: [demoStaff.waiter, demoStaff.cashier].flatMap((person) => staff.get(person) ?? []),
  };
  const random = randomOf(1821);
  const openedAt = new Date(now.getTime() - (CREDIT_DAYS + 2) * DAY_MS);
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const days = [...pastDays(now, HISTORY_DAYS), today];
  const justNow = new Date(now.getTime() - 20 * MINUTE_MS);
  const planned = days.flatMap((day) => planDay(random, world, day, justNow));
  const open = planOpenAccounts(random, world, now);
  const paidWith = await seedPaymentTypes(tx);
  const { onAccount, debtors } = await seedDebtors(tx, world.customers, now);
  const accounts = [
    ...planLunches(world, debtors, now),
    ...putOnAccount(
      planned.filter((account) => isBefore(account, open)),
      debtors,
    ),
  ];
  const cashierId = staff.get(demoStaff.cashier);
  const managerId = staff.get(demoStaff.manager);
  await insertOrders(tx, accounts, { orders: 0, invoices: 0 });
  await seedStock(tx, menu.ingredients, sentOrders(accounts), { openedAt, by: managerId ?? null });
  await seedOpenAccounts(tx, open);
  await seedChange(tx, now);
  if (cashierId !== undefined && managerId !== undefined) {
    const people = { givenBy: cashierId, approvedBy: managerId };
    const ways = { ...paidWith, onAccount: { id: onAccount } };
    await seedDays(tx, cashDays(accounts, now), { ...people, paidWith: ways, debtors, now, secrets });
    await settleLimits(tx, debtors);
    await seedCourtesy(tx, { ...people, at: new Date(now.getTime() - 5 * MINUTE_MS) });
  }
  await seedCombo(tx, menu.items);
  await seedWords(tx);
  await spoilStock(tx, menu.ingredients, { now, spoiled: ["loroco", "camaron", "aguacate"] });
  if (cashierId !== undefined)
    await seedTill(tx, { items: menu.items, tables: world.tables, userId: cashierId, now });
  if (managerId !== undefined) await seedPriceList(tx, { userId: managerId, now });
  await seedStockCounts(tx, now, { first: managerId, second: staff.get(demoStaff.admin) });
  await seedReservations(tx, now);
  await seedFeedback(tx, now);
}

/** Tells whether the account was sent before the first open one: numbers are given in the order of time. */
function isBefore(account: PlannedAccount, open: readonly PlannedAccount[]): boolean {
  const first = Math.min(...sentOrders(open).map((order) => order.at.getTime()));
  return account.orders.every((order) => order.at.getTime() < first);
}

/** The orders of accounts, the first sent first. */
function sentOrders(accounts: readonly PlannedAccount[]): PlannedOrder[] {
  return accounts.flatMap((account) => account.orders).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The michelada of the party at table 10 was two when it was ordered: the bar has not seen yet that one is gone. */
async function seedChange(tx: Tx, now: Date): Promise<void> {
  const rows = await tx.query<{ id: OrderLineId }>({
    text: `select id from order_lines where tenant_id = $1 and title = 'Michelada' and status = 'preparing'
      order by id desc limit 1`,
    values: [tx.tenantId],
  });
  for (const { id } of rows)
    await createReduction(tx, id, { quantity: 1, at: new Date(now.getTime() - MINUTE_MS) });
}

/** They have worked here for long: their orders go with one tap. */
function seedPerson(tx: Tx, person: DemoPerson, password: { readonly hash: string }): Promise<UserId> {
  return createUser(tx, { ...person, password, confirmSends: 0 });
}

async function describeStore(tx: Tx): Promise<void> {
  await tx.query({
    text: `update store_settings set address = $2, phone = $3, is_qr_menu_enabled = true, is_qr_order_enabled = true,
      is_feedback_enabled = true, guest_accent = $4, guest_cover = $5, is_most_ordered_shown = true,
      is_pairing_shown = true where tenant_id = $1`,
    values: [
      tx.tenantId,
      "Bulevar de los Próceres 45, San Salvador",
      "2555-0145",
      "#a3324f",
      await insertFile(tx, "image/webp", await readCover()),
    ],
  });
  await tx.query({
    text: "update print_settings set header = $2, footer = $3 where tenant_id = $1",
    values: [tx.tenantId, "Cocina salvadoreña", "Gracias por su visita. Vuelva pronto."],
  });
}

const issuer: NewFiscalSettings = {
  legalName: "El Maquilishuat, S.A. de C.V.",
  nit: "06142803921016",
  nrc: "2456781",
  phone: "2555-0145",
  email: "facturas@demo.comanda.test",
  address: { department: "06", municipality: "23", complement: "Bulevar de los Próceres 45" },
};

/** Makes the issuer of tax documents and discount codes: one for everybody, one for a larger table, one that has ended. */
async function seedCharging(tx: Tx, now: Date): Promise<void> {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  await describeIssuer(tx, issuer);
  await createDiscountCode(tx, {
    code: "BIENVENIDA10",
    description: "10 % en la primera visita",
    maxDiscount: 500,
    isCombinable: true,
    off: { percent: 1000 },
  });
  await createDiscountCode(tx, {
    code: "FAMILIA5",
    description: "$5 en cuentas desde $40",
    minOrder: 4000,
    maxUses: 50,
    isCombinable: true,
    off: { amount: 500 },
  });
  await createDiscountCode(tx, {
    code: "APERTURA",
    description: "Semana de apertura",
    off: { percent: 2000 },
    endDate: addDays(today, -1),
  });
}

async function seedPaymentTypes(tx: Tx): Promise<PaidWith> {
  const cash = { title: "Efectivo", icon: "cash", position: 1 } as const;
  const card = { title: "Tarjeta", icon: "card", position: 2 } as const;
  const paidWith = {
    cash: { title: cash.title, id: await createPaymentType(tx, cash) },
    card: { title: card.title, id: await createPaymentType(tx, card) },
  };
  await createPaymentType(tx, { title: "Transferencia", icon: "bank", position: 3 });
  await createPaymentType(tx, { title: "Código QR", icon: "qrcode", position: 4 });
  await createPaymentType(tx, { title: "Billetera digital", icon: "wallet", position: 5 });
  return paidWith;
}

async function seedCustomers(tx: Tx, now: Date): Promise<CustomerId[]> {
  const ids: CustomerId[] = [];
  for (const customer of demoCustomers(now)) ids.push(await createCustomer(tx, customer));
  return ids;
}
