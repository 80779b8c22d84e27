import { apiBase } from "#app/contract/routes.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { listInvoices, searchInvoices, sumInvoices } from "#money/invoices/contract/invoices.ts";
import { readDashboard, readDashboardNow } from "#reporting/dashboard/contract/dashboard.ts";
import { listCustomers } from "#service/customers/contract/customers.ts";
import { listOrders, readOpenFigures } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { seedManyCustomers } from "../db/seeds/many-customers.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { MEASURED, type Reader, readInTurns, rowsOf, seedReader } from "./support/list-readings.ts";
import { reservationRows, seedReservationReaders } from "./support/reservation-lists.ts";
import { accessCookie, signIn } from "./support/sign-in.ts";

const SMALL = { items: 60, orders: 500 } as const;
const LARGE = { items: 5_000, orders: 200_000 } as const;
const CUSTOMERS = [100, 100_000] as const;
/** The first page, one by name, and what is typed: a name that one in ten has, two names together, and a phone. */
const CUSTOMER_QUERIES = ["", "?sort=name", "?q=ana", "?q=flores%20elena", "?q=70000099"] as const;

/** A period of a month, and one of all that there is, in the orders that they are read in. */
const invoiceRequests: Readonly<Record<string, string>> = {
  "GET /invoices, this month": `${listInvoices.path}?type=this_month`,
  "GET /invoices, this month by total": `${listInvoices.path}?type=this_month&sort=-total`,
  "GET /invoices, this month by number": `${listInvoices.path}?type=this_month&sort=number`,
  "GET /invoices, all by total": `${listInvoices.path}?type=custom&from=2020-01-01&to=2099-12-31&sort=-total`,
  "GET /invoices, all by number": `${listInvoices.path}?type=custom&from=2020-01-01&to=2099-12-31&sort=-number`,
  "GET /invoices/search, a number": `${searchInvoices.path}?q=123`,
  "GET /invoices/totals, this month (beside the page)": `${sumInvoices.path}?type=this_month`,
};

/** What a large restaurant's tills and boards wait for, against a small one that has as many open orders. */
export async function listsFigure(world: BenchWorld): Promise<Figure> {
  const seeding = performance.now();
  const stopAnalyzing = keepAnalyzing(world);
  const small = await seedReader(world, "60 items, 500 orders", SMALL, 1);
  const large = await seedReader(world, "5,000 items, 200,000 orders", LARGE, 2);
  const hosts = await seedReservationReaders(world);
  const keepers: Reader[] = [];
  for (const count of CUSTOMERS) keepers.push(await seedCustomerReader(world, count, 3 + keepers.length));
  await stopAnalyzing();
  // What the database does by itself within minutes of such an import.
  await world.database.asSuperuser("vacuum analyze");
  const seeded = ((performance.now() - seeding) / 1000).toFixed(0);
  const { url } = await world.product();
  const at = (path: string) => url + apiBase + path;
  const lists = await readInTurns(at(listOrders.path), [small, large]);
  const menus = await readInTurns(at(posInit.path), [small, large]);
  const days = await readInTurns(at(readDashboard.path), [small, large]);
  const figures = await readInTurns(at(readOpenFigures.path), [small, large]);
  const moments = await readInTurns(at(readDashboardNow.path), [small, large]);
  const unchanged = await readInTurns(at(posInit.path), [small, large], true);
  const invoices: string[][] = [];
  for (const [name, path] of Object.entries(invoiceRequests))
    invoices.push(...rowsOf(name, [small, large], await readInTurns(at(path), [small, large])));
  return {
    title: "Lists of a large restaurant",
    aim: "open orders, pages of invoices and of customers at most 1.5 times as slow as in the small one",
    columns: ["request", "restaurant", "p50", "p95", "on the wire", "p50 of the small one"],
    rows: [
      ...rowsOf("GET /orders", [small, large], lists),
      ...rowsOf("GET /dashboard", [small, large], days),
      ...rowsOf("GET /orders/open", [small, large], figures),
      ...rowsOf("GET /dashboard/now", [small, large], moments),
      ...rowsOf("GET /pos/init", [small, large], menus),
      ...rowsOf("GET /pos/init, unchanged (304)", [small, large], unchanged),
      ...invoices,
      ...(await reservationRows(url, hosts)),
      ...(await customerRows(at, keepers)),
    ],
    notes: [
      `Small and large have 40 open orders each. ${MEASURED} readings of each on one connection, in turns, brotli; the wire is the body alone. Seeded in ${seeded} s.`,
      `The dashboard reads today and the same weekday before: ${ordersADay(SMALL)} and ${ordersADay(LARGE)} orders a day.`,
    ],
  };
}

/** The lists of customers, of few and of many. */
async function customerRows(at: (path: string) => string, keepers: readonly Reader[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const query of CUSTOMER_QUERIES) {
    const readings = await readInTurns(at(listCustomers.path) + query, keepers);
    rows.push(...rowsOf(`GET /customers${decodeURIComponent(query)}`, keepers, readings));
  }
  return rows;
}

/** A restaurant with so many customers and nothing else, and somebody who looks for them. */
async function seedCustomerReader(
  { database: { db } }: BenchWorld,
  count: number,
  place: number,
): Promise<Reader> {
  const tenantId = await createTenant(db, { name: `${count} clientes` });
  await db.inTenant(tenantId, (tx) => seedManyCustomers(tx, count));
  const token = await signIn(db, tenantId, ["CUSTOMERS"]);
  const label = `${count.toLocaleString("en")} customers`;
  return { label, cookie: `${accessCookie}=${token}`, address: `10.2.0.${place}` };
}
/** Orders of a day of the year that is seeded. */
const ordersADay = ({ orders }: { readonly orders: number }) => (orders / 365).toFixed(1);

/**
 * Without knowing how the tables grow, the database would read them whole for every batch of the import. What goes wrong is
 * told when it ends: seeding that fails first stops the database under it, and is what has to be told.
 */
function keepAnalyzing({ database }: BenchWorld): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => database.asSuperuser("analyze")).then(() => undefined);
    running.catch(() => undefined);
  }, 2_000);
  return () => {
    clearInterval(timer);
    return running;
  };
}
