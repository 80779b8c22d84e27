import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { AccountsSnapshot } from "../../domain/account-changes.ts";

/** A snapshot as the audit log tells it: where the food was, who served it, for how many, and the dishes that moved. */
export interface SnapshotFacts {
  /** Titles of tables; the dining option where there is no table. */
  readonly table: readonly string[];
  readonly waiter: readonly string[];
  readonly people: readonly number[];
  /** `2 × Pupusa, 1 × Horchata`; null where whole accounts or orders moved. */
  readonly title: string | null;
}

/** Names what a snapshot holds by id. Accounts that it does not hold are taken as they are now. */
export async function snapshotFacts(tx: Tx, snapshot: AccountsSnapshot): Promise<SnapshotFacts> {
  const rows = await tx.query<SnapshotFacts>({
    text: `with held as (
        select * from jsonb_to_recordset($2::jsonb)
          as a(id bigint, "tableId" bigint, "diningOption" text, "waiterId" bigint, people integer)
      ), placed as (
        select a.id from unnest($3::bigint[]) as a(id)
        union select o.account_id from orders o where o.tenant_id = $1 and o.id = any($4::bigint[])
        union select id from held where cardinality($3::bigint[]) + cardinality($4::bigint[]) = 0
      )
      select
        array(select distinct coalesce(t.title, h."diningOption", a.dining_option)
          from placed p join accounts a on a.tenant_id = $1 and a.id = p.id left join held h on h.id = p.id
          left join store_tables t on t.tenant_id = $1
            and t.id = case when h.id is null then a.table_id else h."tableId" end
          order by 1) as "table",
        array(select distinct u.name from held h join users u on u.tenant_id = $1 and u.id = h."waiterId"
          order by 1) as waiter,
        array(select people from held where people is not null order by id) as people,
        (select string_agg(l.quantity || ' × ' || l.title, ', ' order by l.id) from order_lines l
          where l.tenant_id = $1 and l.id = any($5::bigint[])) as title`,
    values: [
      tx.tenantId,
      JSON.stringify(snapshot.accounts),
      snapshot.orders.map((order) => order.accountId),
      snapshot.lines.map((line) => line.orderId),
      snapshot.lines.map((line) => line.id),
    ],
  });
  return required(rows[0], "the row of a select without a from");
}
