import type { WireHours } from "#core/settings/contract/offer-hours.ts";
import type { CategoryId, MenuItemId, PriceRuleId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { HOURS_FIELDS } from "./offers-sql.ts";

/** Whose hours they are: one of the three. */
export interface HoursOwner {
  readonly categoryId?: CategoryId;
  readonly itemId?: MenuItemId;
  readonly ruleId?: PriceRuleId;
}

const OWNED = "(h.category_id = $2 or h.menu_item_id = $3 or h.price_rule_id = $4)";

const valuesOf = (tx: Tx, { categoryId, itemId, ruleId }: HoursOwner) => [
  tx.tenantId,
  categoryId ?? null,
  itemId ?? null,
  ruleId ?? null,
];

/** The hours of one thing, in their order. */
export async function selectHours(tx: Tx, owner: HoursOwner): Promise<WireHours[]> {
  const rows = await tx.query<{ hours: WireHours }>({
    text: `select json_build_object(${HOURS_FIELDS}) as hours from offer_hours h
      where h.tenant_id = $1 and ${OWNED} order by h.id`,
    values: valuesOf(tx, owner),
  });
  return rows.map(({ hours }) => hours);
}

/** Puts these hours in the place of those that were. */
export async function replaceHours(tx: Tx, owner: HoursOwner, hours: readonly WireHours[]): Promise<void> {
  await tx.query({
    text: `with gone as (delete from offer_hours h where h.tenant_id = $1 and ${OWNED})
      insert into offer_hours (tenant_id, category_id, menu_item_id, price_rule_id, weekdays, from_minute, to_minute,
        starts_on, ends_on)
      select $1, $2::bigint, $3::bigint, $4::bigint, n.weekdays, n."from", n."to", n.starts_on, n.ends_on
      from jsonb_to_recordset($5::jsonb)
        as n(weekdays smallint[], "from" smallint, "to" smallint, starts_on date, ends_on date)`,
    values: [...valuesOf(tx, owner), JSON.stringify(hours)],
  });
}

const categoryOf = (tx: Tx, id: CategoryId) =>
  sqlOf
    .selectFrom("categories")
    .select(["id", "title"])
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id)
    .where("archived_at", "is", null);

const itemOf = (tx: Tx, id: MenuItemId) =>
  sqlOf
    .selectFrom("menu_items")
    .select(["id", "title"])
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id)
    .where("archived_at", "is", null);

/** A category or an item that is not archived. */
export const offeredThing = (tx: Tx, owner: HoursThing) =>
  "categoryId" in owner ? tx.first(categoryOf(tx, owner.categoryId)) : tx.first(itemOf(tx, owner.itemId));

/** The same, locked, so that its hours are edited by one person at a time. */
export const lockOfferedThing = (tx: Tx, owner: HoursThing) =>
  "categoryId" in owner
    ? tx.first(categoryOf(tx, owner.categoryId).forNoKeyUpdate())
    : tx.first(itemOf(tx, owner.itemId).forNoKeyUpdate());

type HoursThing = { readonly categoryId: CategoryId } | { readonly itemId: MenuItemId };
