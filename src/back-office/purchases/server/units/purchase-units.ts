import { convertibleUnits } from "#inventory/inventory/domain/units.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id, InventoryItemId, VendorId } from "#platform/domain/ids.ts";
import { decimalFromExact, EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  listPurchaseUnits as listing,
  PurchaseUnit,
  deletePurchaseUnit as removing,
  setPurchaseUnit as setting,
} from "../../contract/purchase-units.ts";
import { lockVendor } from "../vendors/vendor-queries.ts";

const UNIT = columnsOf<PurchaseUnit>({
  id: "u.id",
  inventory_item_id: "u.inventory_item_id",
  vendor_id: "u.vendor_id",
  vendor_name: "v.name",
  name: "u.name",
  factor: "u.factor",
});

/** Returns the units an ingredient is bought in. Throws `not_found`. */
export function listPurchaseUnits(
  ctx: StaffContext,
  item: InventoryItemId,
): Promise<ResponseOf<typeof listing>> {
  return ctx.inTenant(async (tx) => {
    const { unit } = await foundItem(tx, item);
    const units = await tx.query<PurchaseUnit>({
      text: `select ${UNIT} from purchase_units u left join vendors v on v.tenant_id = $1 and v.id = u.vendor_id
        where u.tenant_id = $1 and u.inventory_item_id = $2 order by u.name_key, v.sort_name nulls first, u.id`,
      values: [tx.tenantId, item],
    });
    return { units, convertible: convertibleUnits(unit) };
  });
}

/** Sets the size of a unit; replaces one of the same name. Throws `not_found` for an unknown ingredient or vendor. */
export function setPurchaseUnit(
  ctx: StaffContext,
  { inventory_item_id: itemId, vendor_id: vendorId = null, name, factor }: BodyOf<typeof setting>,
): Promise<ResponseOf<typeof setting>> {
  return ctx.inTenant(async (tx) => {
    const { title, unit } = await foundItem(tx, itemId);
    const vendor = vendorId === null ? null : found(await lockVendor(tx, vendorId));
    if (vendor?.archived_at) throw new AppError("not_found");
    const [id] = await storeUnits(tx, [{ itemId, vendorId, name, factor }]);
    await correctRememberedGoods(tx, { itemId, vendorId, name, factor });
    await recordAudit(tx, ctx, [
      {
        action: "purchase_unit.set",
        subject: "inventory_item",
        subjectId: itemId,
        before: null,
        after: {
          ingredient: title,
          name,
          factor: `${decimalFromExact(factor)} ${unit}`,
          vendor: vendor?.name ?? null,
        },
      },
    ]);
    tx.emit({ type: "purchases_changed" });
    return {
      message: ctx.say("purchases.reply.unit_saved", { name }),
      id: required(id, "a unit") as Id<"PurchaseUnit">,
    };
  });
}

/** Deletes a unit, also from remembered goods. Throws `not_found`. */
export function deletePurchaseUnit(
  ctx: StaffContext,
  id: Id<"PurchaseUnit">,
): Promise<ResponseOf<typeof removing>> {
  return ctx.inTenant(async (tx) => {
    const [gone] = await tx.query<BoughtUnit & { title: string }>({
      text: `delete from purchase_units u using inventory_items i
        where u.tenant_id = $1 and u.id = $2 and i.tenant_id = $1 and i.id = u.inventory_item_id
        returning u.name, u.factor, u.vendor_id as "vendorId", i.id as "itemId", i.title`,
      values: [tx.tenantId, id],
    });
    const { title, ...unit } = found(gone);
    const { name, itemId } = unit;
    await resetRememberedGoods(tx, unit);
    await recordAudit(tx, ctx, [
      {
        action: "purchase_unit.deleted",
        subject: "inventory_item",
        subjectId: itemId,
        before: { ingredient: title, name },
        after: null,
      },
    ]);
    tx.emit({ type: "purchases_changed" });
    return { message: ctx.say("purchases.reply.unit_deleted", { name }) };
  });
}

async function foundItem(tx: Tx, id: InventoryItemId): Promise<{ title: string; unit: string }> {
  const [item] = await tx.query<{ title: string; unit: string }>({
    text: "select title, unit from inventory_items where tenant_id = $1 and id = $2 and archived_at is null",
    values: [tx.tenantId, id],
  });
  return found(item);
}

export interface BoughtUnit {
  readonly itemId: InventoryItemId;
  readonly vendorId: VendorId | null;
  readonly name: string;
  readonly factor: ExactDecimal;
}

/** Normalizes a unit's name, so that two spellings compare equal. */
export const unitKey = (name: string): string => searchText(name).slice(0, 30) || name;

/** Returns the units that ingredients are bought in, this vendor's before those of all; without a vendor, those of all. */
export async function unitsOf(
  tx: Tx,
  itemIds: readonly InventoryItemId[],
  vendorId: VendorId | null,
): Promise<BoughtUnit[]> {
  return tx.query<BoughtUnit>({
    text: `select inventory_item_id as "itemId", vendor_id as "vendorId", name, factor from purchase_units
      where tenant_id = $1 and inventory_item_id = any($2) and (vendor_id is null or vendor_id = $3)
      order by vendor_id is null, id`,
    values: [tx.tenantId, itemIds, vendorId],
  });
}

/** Stores units; replaces one with the same name, ingredient and vendor. */
export async function storeUnits(tx: Tx, units: readonly BoughtUnit[]): Promise<number[]> {
  const byKey = new Map(
    units.map((unit) => [`${unit.itemId}:${unit.vendorId ?? 0}:${unitKey(unit.name)}`, unit]),
  );
  if (byKey.size === 0) return [];
  const rows = await tx.query<{ id: number }>({
    text: `insert into purchase_units (tenant_id, inventory_item_id, vendor_id, name, name_key, factor)
      select $1, u."itemId", u."vendorId", u.name, u.key, u.factor
      from json_to_recordset($2::json) as u("itemId" bigint, "vendorId" bigint, name text, key text, factor bigint)
      on conflict (tenant_id, inventory_item_id, vendor_id, name_key) do update set name = excluded.name, factor = excluded.factor
      returning id`,
    values: [
      tx.tenantId,
      JSON.stringify([...byKey.values()].map((unit) => ({ ...unit, key: unitKey(unit.name) }))),
    ],
  });
  return rows.map(({ id }) => id);
}

/** Corrects remembered goods to a unit's new size, and drops their price, which was for another size. */
async function correctRememberedGoods(tx: Tx, unit: BoughtUnit): Promise<void> {
  const goods = await goodsBoughtIn(tx, unit);
  await tx.query({
    text: `update vendor_items set factor = $3, last_item_id = null
      where tenant_id = $1 and id = any($2) and factor <> $3`,
    values: [tx.tenantId, goods.map(({ id }) => id), unit.factor],
  });
}

/** Proposes remembered goods of a deleted unit in the ingredient's own unit, without a price. */
async function resetRememberedGoods(tx: Tx, unit: BoughtUnit): Promise<void> {
  const goods = await goodsBoughtIn(tx, unit);
  await tx.query({
    text: `update vendor_items m set unit = i.unit, factor = ${EXACT_WHOLE}, unit_code = null, last_item_id = null
      from inventory_items i
      where m.tenant_id = $1 and m.id = any($2) and m.factor = $3 and i.tenant_id = $1 and i.id = m.inventory_item_id`,
    values: [tx.tenantId, goods.map(({ id }) => id), unit.factor],
  });
}

/** Returns remembered goods bought in the unit: its vendor's, or those of all vendors without a unit of that name of their own. */
async function goodsBoughtIn(tx: Tx, { itemId, vendorId, name }: BoughtUnit): Promise<{ id: number }[]> {
  const spelled = (await unitsRemembered(tx, itemId)).filter((unit) => unitKey(unit) === unitKey(name));
  return tx.query<{ id: number }>({
    text: `select m.id from vendor_items m
      where m.tenant_id = $1 and m.inventory_item_id = $2 and m.unit = any($5) and case when $3::bigint is not null then m.vendor_id = $3
        else not exists (select 1 from purchase_units o where o.tenant_id = $1 and o.inventory_item_id = $2
          and o.vendor_id = m.vendor_id and o.name_key = $4) end`,
    values: [tx.tenantId, itemId, vendorId, unitKey(name), spelled],
  });
}

/** Returns the spellings of units in an ingredient's remembered goods: a few, found from one to the next. */
async function unitsRemembered(tx: Tx, itemId: InventoryItemId): Promise<string[]> {
  const rows = await tx.query<{ unit: string }>({
    text: `with recursive units as (
        (select unit from vendor_items where tenant_id = $1 and inventory_item_id = $2 order by unit limit 1)
        union all
        select (select v.unit from vendor_items v where v.tenant_id = $1 and v.inventory_item_id = $2 and v.unit > u.unit
          order by v.unit limit 1) from units u where u.unit is not null
      ) select unit from units where unit is not null`,
    values: [tx.tenantId, itemId],
  });
  return rows.map(({ unit }) => unit);
}
