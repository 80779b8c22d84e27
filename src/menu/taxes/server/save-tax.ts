import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { addTax as add, updateTax as update } from "../contract/taxes.ts";
import { changeTax, insertTax, isTaxTaken, lockTax, offeredTaxes } from "./tax-queries.ts";

/** Adds a tax that items can carry; refuses `tax_exists`, because nobody could tell the two apart. */
export function addTax(
  ctx: StaffContext,
  { title, rate, type }: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    const after = { title, rate, type };
    if (await isTaxTaken(tx, after, null)) throw new AppError("tax_exists", { field: "title" });
    const id = await insertTax(tx, after);
    await recordAudit(tx, ctx, [{ action: "tax.added", subject: "tax", subjectId: id, before: null, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("taxes.reply.added", { title }), tax: await taxNow(tx, id) };
  });
}

/** Changes a tax for what is sold from now on: the lines of orders keep the tax they were frozen with. */
export function updateTax(
  ctx: StaffContext,
  id: TaxId,
  { title, rate, type, version }: BodyOf<typeof update>,
): Promise<ResponseOf<typeof update>> {
  return ctx.inTenant(async (tx) => {
    const after = { title, rate, type };
    const isTaken = await isTaxTaken(tx, after, id);
    const before = found(await lockTax(tx, id));
    refuseStaleEdit(version, { ...before });
    if (isTaken) throw new AppError("tax_exists", { field: "title" });
    await changeTax(tx, id, after);
    await recordAudit(tx, ctx, [{ action: "tax.updated", subject: "tax", subjectId: id, before, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("taxes.reply.saved", { title }), tax: await taxNow(tx, id) };
  });
}

const taxNow = async (tx: Tx, id: TaxId) => required((await offeredTaxes(tx, id))[0], "the tax just written");
