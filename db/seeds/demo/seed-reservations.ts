import type { CustomerId, TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { createReservation, createWaitingParty } from "../reservations.ts";

const DAY_MINUTES = 24 * 60;

/** Minutes from now, people, and what was noted: one late, one within the till's warning, an evening, the next day. */
const planned = [
  [-20, 2, "Ventana"],
  [30, 4, ""],
  [90, 6, "Cumpleaños, traen pastel"],
  [150, 2, ""],
  [240, 8, "Silla de bebé"],
  [DAY_MINUTES + 60, 4, ""],
  [DAY_MINUTES + 180, 6, "Alergia al maní"],
] as const;

/** Adds coming reservations and waiting parties; nothing while somebody is expected already. */
export async function seedReservations(tx: Tx, now: Date): Promise<void> {
  const [ahead] = await tx.query({
    text: "select from reservations where tenant_id = $1 and starts_at > $2 limit 1",
    values: [tx.tenantId, now],
  });
  if (ahead) return;
  const customers = await tx.query<{ id: CustomerId }>({
    text: "select id from customers where tenant_id = $1 order by id limit $2",
    values: [tx.tenantId, planned.length],
  });
  // The largest tables first; each party has one of its own.
  const tables = await tx.query<{ id: TableId }>({
    text: "select id from store_tables where tenant_id = $1 order by seating_capacity desc, id desc limit $2",
    values: [tx.tenantId, planned.length],
  });
  const quarter = Math.floor(now.getTime() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  const day = Math.floor(quarter / (DAY_MINUTES * MINUTE_MS))
    .toString(36)
    .toUpperCase();
  for (const [place, [minutes, people, notes]] of planned.entries()) {
    const [customer, table] = [customers[place % customers.length], tables[(place + 4) % tables.length]];
    if (!customer || !table) continue;
    await createReservation(tx, {
      customerId: customer.id,
      tableId: table.id,
      at: new Date(quarter + minutes * MINUTE_MS),
      people,
      ...(notes === "" ? {} : { notes }),
      code: `DE${day}${place + 1}`.slice(0, 6),
    });
  }
  await createWaitingParty(tx, {
    name: "Familia Rivas",
    people: 3,
    since: new Date(now.getTime() - 12 * MINUTE_MS),
  });
  await createWaitingParty(tx, {
    name: "Carlos Mejía",
    people: 2,
    since: new Date(now.getTime() - 4 * MINUTE_MS),
  });
}
