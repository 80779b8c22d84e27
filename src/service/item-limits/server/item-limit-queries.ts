import { randomUUID } from "node:crypto";
import type { MenuItemId, UserId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { LIMIT_MAX } from "../domain/item-limit.ts";

/** A row of item_limits, which may have expired. */
export interface LimitRow {
  readonly itemId: MenuItemId;
  readonly remaining: number;
  readonly availableOn: BusinessDate | null;
}

export type TitledLimit = LimitRow & { readonly title: string };

/** Lists all limits by title, expired ones included. */
export function selectLimits(tx: Tx): Promise<TitledLimit[]> {
  return tx.query<TitledLimit>({
    text: `select l.menu_item_id as "itemId", l.remaining, l.available_on as "availableOn", i.title
      from item_limits l join menu_items i on i.tenant_id = $1 and i.id = l.menu_item_id
      where l.tenant_id = $1 and i.archived_at is null order by i.title, i.id`,
    values: [tx.tenantId],
  });
}

/** Locks and returns the limit of an item, expired or not. */
export async function lockLimit(tx: Tx, itemId: MenuItemId): Promise<LimitRow | undefined> {
  const rows = await tx.query<LimitRow>({
    text: `select menu_item_id as "itemId", remaining, available_on as "availableOn"
      from item_limits where tenant_id = $1 and menu_item_id = $2 for update`,
    values: [tx.tenantId, itemId],
  });
  return rows[0];
}

/** Returns the title of an item, enabled or not, and whether it is a combo. */
export async function selectLimitedItem(tx: Tx, itemId: MenuItemId) {
  const [item] = await tx.query<{ readonly title: string; readonly isCombo: boolean }>({
    text: `select i.title, exists (
        select from combo_groups g where g.tenant_id = $1 and g.menu_item_id = i.id
      ) as "isCombo"
      from menu_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null`,
    values: [tx.tenantId, itemId],
  });
  return item;
}

/** Sets the portions left of an item and starts a new countdown, so that earlier lines return nothing to it. */
export function putLimit(
  tx: Tx,
  limit: LimitRow & { readonly now: Date; readonly userId: UserId },
): Promise<number> {
  const { remaining, availableOn, now, userId } = limit;
  const countdown = { countdown_id: randomUUID() };
  const values = { remaining, available_on: availableOn, changed_at: now, changed_by: userId, ...countdown };
  return tx.run(
    sqlOf
      .insertInto("item_limits")
      .values({ tenant_id: tx.tenantId, menu_item_id: limit.itemId, ...values })
      .onConflict((conflict) => conflict.columns(["tenant_id", "menu_item_id"]).doUpdateSet(values)),
  );
}

export function deleteLimit(tx: Tx, itemId: MenuItemId): Promise<number> {
  return tx.run(
    sqlOf.deleteFrom("item_limits").where("tenant_id", "=", tx.tenantId).where("menu_item_id", "=", itemId),
  );
}

/** Changes locked countdowns and notifies every till of their dishes. */
export async function changeRemaining(
  tx: Tx,
  changes: readonly { readonly item: MenuItemId; readonly delta: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query({
    text: `update item_limits i set remaining = least(i.remaining + c.delta, ${LIMIT_MAX})
      from (
        select item, sum(delta)::integer as delta from jsonb_to_recordset($2::jsonb) as c(item bigint, delta integer)
        group by item
      ) c
      where i.tenant_id = $1 and i.menu_item_id = c.item`,
    values: [tx.tenantId, JSON.stringify(changes)],
  });
  for (const itemId of new Set(changes.map(({ item }) => item))) tx.emit({ type: "menu_changed", itemId });
}
