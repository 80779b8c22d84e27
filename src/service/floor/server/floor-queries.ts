import type { Permission } from "#platform/domain/access/permissions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { FloorTable } from "../contract/floor.ts";
import type { TableSpot } from "../domain/floor-plan.ts";

/** The tables in use, as the restaurant orders them. */
export const floorTables = (tx: Tx): Promise<FloorTable[]> =>
  tx.rows(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title as table_title", "floor", "seating_capacity", "shape"])
      .select(["plan_x as x", "plan_y as y", "plan_width as width", "plan_height as height"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** People who are here and hold one of these permissions, admins too, by name. */
export const selectPeopleWith = (tx: Tx, scopes: readonly Permission[]) =>
  tx.query<{ id: UserId; name: string }>({
    text: `select id, name from users
      where tenant_id = $1 and is_active and (role = 'admin' or scopes && $2::text[])
      order by name, id`,
    values: [tx.tenantId, scopes],
  });

/** Writes where tables stand; gives how many of them there were, each locked by being written in id order. */
export async function updateTableSpots(tx: Tx, spots: readonly TableSpot[]): Promise<number> {
  const rows = await tx.query({
    text: `update store_tables t
      set shape = s.shape, plan_x = s.x, plan_y = s.y, plan_width = s.width, plan_height = s.height
      from (
        select k.* from jsonb_to_recordset($2::jsonb)
          as k(id bigint, shape text, x smallint, y smallint, width smallint, height smallint)
        join store_tables locked on locked.tenant_id = $1 and locked.id = k.id
        order by k.id for update of locked
      ) s
      where t.tenant_id = $1 and t.id = s.id
      returning t.id`,
    values: [tx.tenantId, JSON.stringify(spots)],
  });
  return rows.length;
}
