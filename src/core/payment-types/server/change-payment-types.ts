import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  addPaymentType as add,
  changePaymentType as change,
  PaymentTypeSettings,
} from "../contract/payment-types.ts";
import {
  keepsPaymentType,
  MOST_PAYMENT_TYPES,
  movesCash,
  titleIsTaken,
} from "../domain/payment-type-rules.ts";
import {
  insertPaymentType,
  lockPaymentTypes,
  type PaymentTypeFields,
  type PaymentTypeRow,
  selectArchived,
  updatePaymentOrder,
  updatePaymentType,
  wasUsed,
} from "./payment-type-queries.ts";
import { readPaymentTypes } from "./read-payment-types.ts";

type Reply = Promise<{ message: string }>;

/** The payment types as the owner set them up. */
export function listPaymentTypes(ctx: StaffContext): Promise<PaymentTypeSettings[]> {
  return ctx.inTenant(async (tx) =>
    (await readPaymentTypes(tx)).map((type) => ({
      ...type,
      is_active: type.isActive,
      version: versionOf(editedFields({ ...type, is_active: type.isActive })),
    })),
  );
}

/** Adds a payment type. Refuses a name that another one has. */
export function addPaymentType(ctx: StaffContext, body: BodyOf<typeof add>): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    if (types.length >= MOST_PAYMENT_TYPES)
      throw new AppError("too_many_payment_types", { details: { most: MOST_PAYMENT_TYPES } });
    refuseTitle(types, body.title);
    const after = fieldsOf(body, { settles: "now", tender_code: null });
    refuseSettlement(types, after);
    const id = await insertPaymentType(tx, after);
    await tell(tx, ctx, "added", { id, before: null, after });
    return { message: ctx.say("paymentTypes.reply.added", { title: body.title }), id };
  });
}

/** Changes a payment type, within what keeps counts true: one that was used stays cash, or stays no cash. */
export function changePaymentType(
  ctx: StaffContext,
  id: PaymentTypeId,
  { version, ...body }: BodyOf<typeof change>,
): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const type = found(types.find((other) => other.id === id));
    const before = editedFields(type);
    refuseStaleEdit(version, before);
    refuseTitle(
      types.filter((other) => other.id !== id),
      body.title,
    );
    const after = fieldsOf(body, type);
    refuseSettlement(
      types.filter((other) => other.id !== id),
      after,
    );
    if (!after.is_active || after.settles !== "now") refuseLast(types, id);
    await refuseUsed(tx, type, after);
    await updatePaymentType(tx, id, after);
    await tell(tx, ctx, "updated", { id, before, after });
    return { message: ctx.say("paymentTypes.reply.saved", { title: body.title }) };
  });
}

/** Switches a payment type on or off. The last active one stays on. */
export function togglePaymentType(ctx: StaffContext, id: PaymentTypeId, isActive: boolean): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const { title, is_active } = found(types.find((other) => other.id === id));
    if (!isActive) refuseLast(types, id);
    if (isActive !== is_active) {
      await updatePaymentType(tx, id, { is_active: isActive });
      await tell(tx, ctx, "toggled", { id, before: { is_active }, after: { is_active: isActive } });
    }
    return { message: ctx.say(`paymentTypes.reply.${isActive ? "on" : "off"}`, { title }) };
  });
}

/** Deletes a payment type: nobody is offered it any more, and what was paid with it stays (docs/decisions/0042). */
export function deletePaymentType(ctx: StaffContext, id: PaymentTypeId): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const type = found(types.find((other) => other.id === id));
    refuseLast(types, id);
    await updatePaymentType(tx, id, { archived_at: ctx.now });
    await tell(tx, ctx, "deleted", { id, before: editedFields(type), after: null });
    return { message: ctx.say("paymentTypes.reply.deleted", { title: type.title }) };
  });
}

/** Brings one back that was deleted, where it stood. */
export function restorePaymentType(ctx: StaffContext, id: PaymentTypeId): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const type = found(await selectArchived(tx, id));
    refuseTitle(types, type.title);
    refuseSettlement(types, type);
    await updatePaymentType(tx, id, { archived_at: null });
    await tell(tx, ctx, "restored", { id, before: null, after: editedFields(type) });
    return { message: ctx.say("paymentTypes.reply.restored", { title: type.title }) };
  });
}

/** Puts them in order; those that are not named come behind the others. */
export function orderPaymentTypes(ctx: StaffContext, ids: readonly PaymentTypeId[]): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const named = ids.map((id) => found(types.find((type) => type.id === id)));
    const ordered = [...named, ...types.filter((type) => !named.includes(type))];
    await updatePaymentOrder(
      tx,
      ordered.map((type) => type.id),
    );
    const titles = (rows: readonly PaymentTypeRow[]) => ({ order: rows.map((row) => row.title) });
    const [first] = ids;
    await tell(tx, ctx, "ordered", {
      id: first ?? ctx.tenantId,
      before: titles(types),
      after: titles(ordered),
    });
    return { message: ctx.say("paymentTypes.reply.ordered") };
  });
}

function fieldsOf(
  { title, icon, isActive, settles, tender_code }: BodyOf<typeof add>,
  before: Pick<PaymentTypeFields, "settles" | "tender_code">,
): PaymentTypeFields {
  return {
    title,
    icon,
    is_active: isActive,
    settles: settles ?? before.settles,
    tender_code: tender_code === undefined ? before.tender_code : tender_code,
  };
}

function editedFields({ title, icon, is_active, settles, tender_code }: PaymentTypeFields) {
  return { title, icon, is_active, settles, tender_code };
}

/** Refuses a second way to pay that is owed on accounts, and one that would be counted as cash. */
function refuseSettlement(others: readonly PaymentTypeRow[], { settles, icon }: PaymentTypeFields): void {
  if (settles === "now") return;
  if (icon === "cash")
    throw new AppError("invalid_input", { fields: [{ field: "icon", code: "cash_on_account" }] });
  const known = others.find((other) => other.settles === settles);
  if (known)
    throw new AppError("payment_type_on_account_exists", {
      field: "settles",
      details: { title: known.title },
    });
}

/** Refuses what would change the counts and accounts of what was paid before. */
async function refuseUsed(tx: Tx, before: PaymentTypeRow, after: PaymentTypeFields): Promise<void> {
  const isMoved = movesCash(before.icon, after.icon);
  if (!isMoved && before.settles === after.settles) return;
  if (await wasUsed(tx, before.id))
    throw new AppError("payment_type_was_used", { field: isMoved ? "icon" : "settles" });
}

function refuseTitle(types: readonly PaymentTypeRow[], title: string): void {
  if (titleIsTaken(types, title)) throw new AppError("payment_type_exists", { field: "title" });
}

function refuseLast(types: readonly PaymentTypeRow[], id: PaymentTypeId): void {
  if (!keepsPaymentType(types, id)) throw new AppError("last_payment_type");
}

/** Writes the act down, and tells tills and charge screens. */
async function tell(
  tx: Tx,
  ctx: StaffContext,
  act: "added" | "updated" | "toggled" | "deleted" | "restored" | "ordered",
  { id, before, after }: { id: number; before: unknown; after: unknown },
): Promise<void> {
  await recordAudit(tx, ctx, [
    { action: `payment_type.${act}`, subject: "payment_type", subjectId: id, before, after },
  ]);
  tx.emit({ type: "menu_changed" });
  tx.emit({ type: "charging_changed" });
}
