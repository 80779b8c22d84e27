import { apiBase } from "#app/contract/routes.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import {
  listReservations,
  readReservationDay,
  searchReservations,
} from "#service/reservations/contract/reservations.ts";
import { createCustomer } from "../../db/seeds/store.ts";
import type { BenchWorld } from "./bench-world.ts";
import { type Reader, readInTurns, rowsOf } from "./list-readings.ts";
import { accessCookie, signIn } from "./sign-in.ts";

const COUNTS = [100, 100_000] as const;
/** A month around now, the day, and a name that all of them have. */
const REQUESTS = [
  `${listReservations.path}?type=this_month`,
  readReservationDay.path,
  `${searchReservations.path}?q=flores`,
] as const;

/** Two restaurants with few and many reservations over three years, and who reads them. */
export async function seedReservationReaders(world: BenchWorld): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const count of COUNTS) readers.push(await seedReader(world, count, 20 + readers.length));
  return readers;
}

async function seedReader({ database: { db } }: BenchWorld, count: number, place: number): Promise<Reader> {
  const tenantId = await createTenant(db, { name: `${count} reservas` });
  await db.inTenant(tenantId, async (tx) => {
    const customerId = await createCustomer(tx, { phone: "7000-0001", name: "Elena Flores" });
    await tx.query({
      text: `insert into reservations (tenant_id, customer_id, starts_at, ends_at, people_count, unique_code)
        select $1, $2, at, at + interval '90 minutes', 4, lpad(upper(to_hex(n)), 6, 'Y')
        from generate_series(1, $3::int) n,
          lateral (select now() + (n - $3 / 2) * (interval '3 years' / $3) as at) t`,
      values: [tenantId, customerId, count],
    });
  });
  const token = await signIn(db, tenantId, ["RESERVATIONS"]);
  const label = `${count.toLocaleString("en")} reservations`;
  return { label, cookie: `${accessCookie}=${token}`, address: `10.2.0.${place}` };
}

/** How long they wait for each list. */
export async function reservationRows(url: string, readers: readonly Reader[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const request of REQUESTS)
    rows.push(...rowsOf(`GET ${request}`, readers, await readInTurns(url + apiBase + request, readers)));
  return rows;
}
