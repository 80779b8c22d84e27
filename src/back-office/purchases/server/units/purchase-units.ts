import { convertibleUnits } from "#inventory/inventory/domain/units.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id, InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromExact } from "#platform/domain/money/exact-decimal.ts";
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
import { type BoughtUnit, forgetInMemory, keepUnits, mendMemory } from "./unit-queries.ts";

const UNIT = columnsOf<PurchaseUnit>({
  id: "u.id",
  inventory_item_id: "u.inventory_item_id",
  vendor_id: "u.vendor_id",
  vendor_name: "v.name",
  name: "u.name",
  factor: "u.factor",
});

/** The units an ingredient is bought in. Refuses `not_found`. */
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

/** Says how much one of a unit is; one of that name is replaced. Refuses `not_found` for an ingredient or vendor that is not. */
export function setPurchaseUnit(
  ctx: StaffContext,
  { inventory_item_id: itemId, vendor_id: vendorId = null, name, factor }: BodyOf<typeof setting>,
): Promise<ResponseOf<typeof setting>> {
  return ctx.inTenant(async (tx) => {
    const { title, unit } = await foundItem(tx, itemId);
    const vendor = vendorId === null ? null : found(await lockVendor(tx, vendorId));
    if (vendor?.archived_at) throw new AppError("not_found");
    const [id] = await keepUnits(tx, [{ itemId, vendorId, name, factor }]);
    await mendMemory(tx, { itemId, vendorId, name, factor });
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

/** Forgets a unit, and that goods were bought in it. Refuses `not_found`. */
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
    await forgetInMemory(tx, unit);
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
