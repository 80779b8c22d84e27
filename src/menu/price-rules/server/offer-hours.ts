import type { WireHours } from "#core/settings/contract/offer-hours.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId, PriceRuleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  readCategoryHours,
  readOfferedMenu as readOfferedMenuRoute,
  setCategoryHours,
} from "../contract/price-rules.ts";
import { HOURS_FIELDS, readOffers } from "./read-offers.ts";

export type OfferedThing = { readonly categoryId: CategoryId } | { readonly itemId: MenuItemId };

/** Returns the offer hours of a category or an item. */
export function readHours(
  ctx: StaffContext,
  thing: OfferedThing,
): Promise<ResponseOf<typeof readCategoryHours>> {
  return ctx.inTenant(async (tx) => {
    found(await offeredThing(tx, thing));
    const hours = await selectHours(tx, thing);
    return { hours, version: versionOf({ hours }) };
  });
}

/**
 * Sets the offer hours of a category or an item; without any it is always offered. Items in carts are checked when
 * they are sent.
 */
export function setHours(
  ctx: StaffContext,
  thing: OfferedThing,
  { hours, version }: BodyOf<typeof setCategoryHours>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { id, title } = found(await lockOfferedThing(tx, thing));
    const hoursBefore = await selectHours(tx, thing);
    refuseStaleEdit(version, { hours: hoursBefore });
    await replaceHours(tx, thing, hours);
    const subject = "categoryId" in thing ? "category" : "menu_item";
    await recordAudit(tx, ctx, [
      {
        action: `${subject}.hours_set`,
        subject,
        subjectId: id,
        before: { title, hours: hoursBefore },
        after: { title, hours },
      },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("priceRules.reply.hours_set", { title }) };
  });
}

/** Owner of the hours: one of the three. */
interface HoursOwner {
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

/** Reads the hours of one owner in their order. */
async function selectHours(tx: Tx, owner: HoursOwner): Promise<WireHours[]> {
  const rows = await tx.query<{ hours: WireHours }>({
    text: `select json_build_object(${HOURS_FIELDS}) as hours from offer_hours h
      where h.tenant_id = $1 and ${OWNED} order by h.id`,
    values: valuesOf(tx, owner),
  });
  return rows.map(({ hours }) => hours);
}

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

/** Reads a category or an item that is not archived. */
const offeredThing = (tx: Tx, owner: OfferedThing) =>
  "categoryId" in owner ? tx.first(categoryOf(tx, owner.categoryId)) : tx.first(itemOf(tx, owner.itemId));

/** Reads and locks it, so that one person at a time edits its hours. */
const lockOfferedThing = (tx: Tx, owner: OfferedThing) =>
  "categoryId" in owner
    ? tx.first(categoryOf(tx, owner.categoryId).forNoKeyUpdate())
    : tx.first(itemOf(tx, owner.itemId).forNoKeyUpdate());

type OfferedMenu = ResponseOf<typeof readOfferedMenuRoute>;

/** Returns the menu as it is sold, with its hours, to choose from and to test a moment. */
export function readOfferedMenu(ctx: StaffContext): Promise<OfferedMenu> {
  return ctx.inTenant(async (tx) => {
    const { offerHours } = await readOffers(tx);
    return { ...(await selectMenu(tx)), offerHours: [...offerHours] };
  });
}

async function selectMenu(tx: Tx): Promise<Omit<OfferedMenu, "offerHours">> {
  const [row] = await tx.query<Omit<OfferedMenu, "offerHours">>({ text: MENU, values: [tx.tenantId] });
  return required(row, "the settings of the restaurant");
}

const CHOICES = `coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'price', o.price_cents)
  order by o.position, o.id), '[]')`;

const MENU = `select s.time_zone, s.currency,
  (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.position, c.id), '[]')
    from categories c where c.tenant_id = $1 and c.archived_at is null) as categories,
  (select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'category_id', i.category_id,
      'price', i.price_cents,
      'variants', (select ${CHOICES} from menu_variants o
        where o.tenant_id = $1 and o.menu_item_id = i.id and o.archived_at is null),
      'addons', (select ${CHOICES} from item_addons o
        where o.tenant_id = $1 and o.menu_item_id = i.id and o.archived_at is null))
      order by c.position nulls last, c.id, i.position, i.id), '[]')
    from menu_items i
    left join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
    where i.tenant_id = $1 and i.archived_at is null) as items
from store_settings s where s.tenant_id = $1`;
