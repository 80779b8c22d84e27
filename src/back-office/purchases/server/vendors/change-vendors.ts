import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { Id, VendorId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  addVendor as adding,
  forgetVendorItem as forgetting,
  deleteVendor as removing,
  restoreVendor as restoring,
  updateVendor as updating,
  VendorBody,
} from "../../contract/vendors.ts";
import {
  editedVendorFields,
  insertVendor,
  lockVendor,
  type VendorFields,
  type VendorRecord,
  vendorSortName,
  writeVendor,
} from "./vendor-queries.ts";

/** Adds a vendor. Throws `vendor_exists` when one has the NIT, or without a NIT the name. */
export function addVendor(ctx: StaffContext, body: VendorBody): Promise<ResponseOf<typeof adding>> {
  return ctx.inTenant(async (tx) => {
    const fields = typedFields(body);
    await refuseTwin(tx, fields, null);
    const added = await insertVendor(tx, fields, ctx.now);
    if (!added) throw existing(fields.name, fields);
    await audit(tx, ctx, "vendor.added", added.id, null, fields);
    tx.emit({ type: "purchases_changed" });
    return { message: ctx.say("purchases.reply.vendor_added", { name: fields.name }), id: added.id };
  });
}

/** Changes a vendor; purchases keep the name and number that they were made with. */
export function updateVendor(
  ctx: StaffContext,
  id: VendorId,
  { version, ...body }: BodyOf<typeof updating>,
): Promise<ResponseOf<typeof updating>> {
  return ctx.inTenant(async (tx) => {
    const before = editedVendorFields(await lockedVendor(tx, id));
    refuseStaleEdit(version, before);
    const fields = typedFields(body);
    if (versionOf(fields) !== versionOf(before)) {
      await refuseTwin(tx, fields, id);
      await writeVendor(tx, id, fields);
      await audit(tx, ctx, "vendor.updated", id, before, fields);
      tx.emit({ type: "purchases_changed" });
    }
    return { message: ctx.say("purchases.reply.vendor_saved", { name: fields.name }) };
  });
}

/** Removes a vendor from the list; their purchases stay. */
export function deleteVendor(ctx: StaffContext, id: VendorId): Promise<ResponseOf<typeof removing>> {
  return ctx.inTenant(async (tx) => {
    const vendor = await lockedVendor(tx, id);
    await tx.run(
      sqlOf
        .updateTable("vendors")
        .set({ archived_at: ctx.now })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await audit(tx, ctx, "vendor.deleted", id, editedVendorFields(vendor), null);
    tx.emit({ type: "purchases_changed" });
    return { message: ctx.say("purchases.reply.vendor_deleted", { name: vendor.name }) };
  });
}

/** Puts a deleted vendor back on the list; does nothing for one that is on it. */
export function restoreVendor(ctx: StaffContext, id: VendorId): Promise<ResponseOf<typeof restoring>> {
  return ctx.inTenant(async (tx) => {
    const vendor = found(await lockVendor(tx, id));
    const message = ctx.say("purchases.reply.vendor_restored", { name: vendor.name });
    if (vendor.archived_at === null) return { message };
    const fields = editedVendorFields(vendor);
    await refuseTwin(tx, fields, id);
    await tx.run(
      sqlOf
        .updateTable("vendors")
        .set({ archived_at: null })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await audit(tx, ctx, "vendor.restored", id, null, fields);
    tx.emit({ type: "purchases_changed" });
    return { message };
  });
}

/** Forgets the ingredient of a vendor's goods. */
export function forgetVendorItem(
  ctx: StaffContext,
  id: VendorId,
  vendorItemId: Id<"VendorItem">,
): Promise<ResponseOf<typeof forgetting>> {
  return ctx.inTenant(async (tx) => {
    await lockedVendor(tx, id);
    const [gone] = await tx.query<{ title: string; ingredient: string }>({
      text: `delete from vendor_items m using inventory_items i
        where m.tenant_id = $1 and m.id = $2 and m.vendor_id = $3 and i.tenant_id = $1 and i.id = m.inventory_item_id
        returning m.title, i.title as ingredient`,
      values: [tx.tenantId, vendorItemId, id],
    });
    const { title, ingredient } = found(gone);
    await recordAudit(tx, ctx, [
      {
        action: "vendor_item.forgotten",
        subject: "vendor",
        subjectId: id,
        before: { title, ingredient },
        after: null,
      },
    ]);
    tx.emit({ type: "purchases_changed" });
    return { message: ctx.say("purchases.reply.item_forgotten", { title }) };
  });
}

async function lockedVendor(tx: Tx, id: VendorId): Promise<VendorRecord> {
  const vendor = found(await lockVendor(tx, id));
  if (vendor.archived_at !== null) throw new AppError("not_found");
  return vendor;
}

function typedFields(body: VendorBody): VendorFields {
  return {
    name: body.name,
    nit: body.nit ? identityDigits(body.nit) : null,
    nrc: body.nrc ? identityDigits(body.nrc) : null,
    phone: body.phone || null,
    email: body.email || null,
    address: body.address || null,
    note: body.note || null,
  };
}

/** Refuses the NIT of another vendor, or without a NIT the name. */
async function refuseTwin(tx: Tx, fields: VendorFields, except: VendorId | null): Promise<void> {
  const [twin] = await tx.query<{ name: string }>({
    text: `select name from vendors where tenant_id = $1 and archived_at is null and id is distinct from $4::bigint
      and (nit = $2::text or ($2::text is null and nit is null and sort_name = $3)) limit 1`,
    values: [tx.tenantId, fields.nit, vendorSortName(fields.name), except],
  });
  if (twin) throw existing(twin.name, fields);
}

const existing = (name: string, { nit }: VendorFields) =>
  new AppError("vendor_exists", { field: nit === null ? "name" : "nit", details: { name } });

function audit(
  tx: Tx,
  ctx: StaffContext,
  action: "vendor.added" | "vendor.updated" | "vendor.deleted" | "vendor.restored",
  id: VendorId,
  before: VendorFields | null,
  after: VendorFields | null,
): Promise<void> {
  const recorded = (fields: VendorFields | null) => {
    if (fields === null) return null;
    const { note, ...rest } = fields;
    return { ...rest, notes: note };
  };
  return recordAudit(tx, ctx, [
    { action, subject: "vendor", subjectId: id, before: recorded(before), after: recorded(after) },
  ]);
}
