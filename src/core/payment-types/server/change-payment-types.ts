import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  addPaymentType as add,
  changePaymentType as change,
  PaymentTypeSettings,
} from "../contract/payment-types.ts";
import { isCash, type PaymentIcon } from "../domain/payment-icon.ts";
import {
  keepsPaymentType,
  MAX_PAYMENT_TYPES,
  movesCash,
  titleIsTaken,
} from "../domain/payment-type-rules.ts";
import type { Settlement } from "../domain/settlement.ts";
import type { TenderCode } from "../domain/tender-code.ts";
import { readPaymentTypes } from "./read-payment-types.ts";

type Reply = Promise<{ message: string }>;

/** Tells whether anything was ever paid or refunded with a payment type, on account too. */
export type WasUsed = (tx: Tx, id: PaymentTypeId) => Promise<boolean>;

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
    if (types.length >= MAX_PAYMENT_TYPES)
      throw new AppError("too_many_payment_types", { details: { most: MAX_PAYMENT_TYPES } });
    refuseTitle(types, body.title);
    const after = fieldsOf(body, { settles: "now", tender_code: null });
    refuseSettlement(types, after);
    const id = await insertPaymentType(tx, after);
    await notifyTills(tx, ctx, "added", { id, before: null, after });
    return { message: ctx.say("common.title_was_added", { title: body.title }), id };
  });
}

/** Changes a payment type as far as earlier counts stay true: a used one stays cash, or stays no cash. */
export function changePaymentType(
  ctx: StaffContext,
  id: PaymentTypeId,
  { version, ...body }: BodyOf<typeof change>,
  wasUsed: WasUsed,
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
    await refuseUsed(type, after, () => wasUsed(tx, id));
    await updatePaymentType(tx, id, after);
    await notifyTills(tx, ctx, "updated", { id, before, after });
    return { message: ctx.say("common.title_was_saved", { title: body.title }) };
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
      await notifyTills(tx, ctx, "toggled", { id, before: { is_active }, after: { is_active: isActive } });
    }
    return { message: ctx.say(`paymentTypes.reply.${isActive ? "on" : "off"}`, { title }) };
  });
}

/** Deletes a payment type: it is no longer offered, and what was paid with it stays (docs/decisions/0042). */
export function deletePaymentType(ctx: StaffContext, id: PaymentTypeId): Reply {
  return ctx.inTenant(async (tx) => {
    const types = await lockPaymentTypes(tx);
    const type = found(types.find((other) => other.id === id));
    refuseLast(types, id);
    await updatePaymentType(tx, id, { archived_at: ctx.now });
    await notifyTills(tx, ctx, "deleted", { id, before: editedFields(type), after: null });
    return { message: ctx.say("common.title_was_deleted", { title: type.title }) };
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
    await notifyTills(tx, ctx, "restored", { id, before: null, after: editedFields(type) });
    return { message: ctx.say("common.title_was_restored", { title: type.title }) };
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
    await notifyTills(tx, ctx, "ordered", {
      id: first ?? ctx.tenantId,
      before: titles(types),
      after: titles(ordered),
    });
    return { message: ctx.say("common.order_saved") };
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
  if (isCash({ icon }))
    throw new AppError("invalid_input", { fields: [{ field: "icon", code: "cash_on_account" }] });
  const known = others.find((other) => other.settles === settles);
  if (known)
    throw new AppError("payment_type_on_account_exists", {
      field: "settles",
      details: { title: known.title },
    });
}

/** Refuses what would change the counts and accounts of what was paid before. */
async function refuseUsed(
  before: PaymentTypeRow,
  after: PaymentTypeFields,
  wasUsed: () => Promise<boolean>,
): Promise<void> {
  const isMoved = movesCash(before.icon, after.icon);
  if (!isMoved && before.settles === after.settles) return;
  if (await wasUsed()) throw new AppError("payment_type_was_used", { field: isMoved ? "icon" : "settles" });
}

function refuseTitle(types: readonly PaymentTypeRow[], title: string): void {
  if (titleIsTaken(types, title)) throw new AppError("payment_type_exists", { field: "title" });
}

function refuseLast(types: readonly PaymentTypeRow[], id: PaymentTypeId): void {
  if (!keepsPaymentType(types, id)) throw new AppError("last_payment_type");
}

/** Writes the act down, and tells tills and charge screens. */
async function notifyTills(
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

interface PaymentTypeFields {
  readonly title: string;
  readonly icon: PaymentIcon;
  readonly is_active: boolean;
  readonly settles: Settlement;
  readonly tender_code: TenderCode | null;
}

const ofTenant = (tx: Tx) =>
  sqlOf
    .selectFrom("payment_types")
    .select(["id", "title", "icon", "is_active", "settles", "tender_code", "archived_at"])
    .where("tenant_id", "=", tx.tenantId);

type PaymentTypeRow = PaymentTypeFields & { readonly id: PaymentTypeId };

/**
 * Reads and locks the payment types in their order, so that changes wait for each other and the last active
 * one stays.
 */
async function lockPaymentTypes(tx: Tx): Promise<PaymentTypeRow[]> {
  await tx.query({
    text: "select from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  return tx.rows(ofTenant(tx).where("archived_at", "is", null).orderBy("position").orderBy("id"));
}

/** One that was deleted; undefined when there is none. */
const selectArchived = (tx: Tx, id: PaymentTypeId) =>
  tx.first(ofTenant(tx).where("archived_at", "is not", null).where("id", "=", id));

/** Adds one behind the others. */
async function insertPaymentType(tx: Tx, fields: PaymentTypeFields): Promise<PaymentTypeId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("payment_types")
      .values((values) => ({
        tenant_id: tx.tenantId,
        ...fields,
        position: values
          .selectFrom("payment_types")
          .select((last) => last(last.fn.coalesce(last.fn.max("position"), last.lit(0)), "+", 1).as("next"))
          .where("tenant_id", "=", tx.tenantId),
      }))
      .returning("id"),
  );
  return id;
}

function updatePaymentType(
  tx: Tx,
  id: PaymentTypeId,
  changes: Partial<PaymentTypeFields> & { archived_at?: Date | null },
): Promise<number> {
  return tx.run(
    sqlOf.updateTable("payment_types").set(changes).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
}

/** Writes the order; rows that stand where they stood are not written. */
async function updatePaymentOrder(tx: Tx, ids: readonly PaymentTypeId[]): Promise<void> {
  await tx.query({
    text: `update payment_types t set position = k.place
      from unnest($2::bigint[]) with ordinality as k(id, place)
      where t.tenant_id = $1 and t.id = k.id and t.position <> k.place`,
    values: [tx.tenantId, ids],
  });
}
