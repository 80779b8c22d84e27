import type { Database } from "#platform/server/db/in-tenant.ts";
import { besideTransactions } from "./slow/open-transactions.ts";

interface Collision<Reply> {
  /** A statement that names tenant_id as $1 and locks what all of them want; held until they all wait. */
  readonly hold: string;
  readonly calls: readonly (() => Promise<Reply>)[];
  /** Done while they wait, before they may go on. */
  readonly meanwhile?: () => Promise<unknown>;
}

// Within a transaction PostgreSQL shows the same picture again until it is cleared.
const CLEAR = "select pg_stat_clear_snapshot() where $1::bigint > 0 -- no tenant_id here";
const WAITING = `select count(*)::integer as waiting from pg_stat_activity
  where $1::bigint > 0 and datname = current_database() and wait_event_type = 'Lock' -- no tenant_id here`;
const LOOK_AGAIN_MS = 10;
const LOOKS = 400;

/**
 * Makes calls run into each other for certain: all of them have begun and wait for the same rows before one goes on.
 * What is read without a lock by then is old, so a guard that is missing shows every time, not by luck.
 */
export async function collide<Reply>(
  floor: { readonly server: { readonly db: Database }; readonly small: { readonly tenantId: number } },
  collision: Collision<Reply>,
): Promise<Reply[]> {
  const { hold, calls, meanwhile } = collision;
  const { db } = floor.server;
  const { replies } = await db.inTenant(floor.small.tenantId, async (tx) => {
    await tx.query({ text: hold, values: [tx.tenantId] });
    const begun = besideTransactions(() => calls.map((call) => call()));
    for (let look = 0; ; look += 1) {
      await tx.query({ text: CLEAR, values: [tx.tenantId] });
      const [row] = await tx.query<{ waiting: number }>({ text: WAITING, values: [tx.tenantId] });
      if ((row?.waiting ?? 0) >= calls.length) break;
      if (look === LOOKS) throw new Error(`${row?.waiting} of ${calls.length} calls wait`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    await besideTransactions(() => meanwhile?.());
    return { replies: begun };
  });
  return Promise.all(replies);
}

/** What acts on accounts want last, and what acts on dishes and whole accounts want first. */
export const allAccounts = "select id from accounts where tenant_id = $1 for update";
export const allOrders = "select id from orders where tenant_id = $1 for update";
