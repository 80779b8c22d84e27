import { moveItemsToTax } from "#menu/menu/server/public.ts";
import type { TaxId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { archiveTax, countItemsOfTax, lockTax } from "./tax-queries.ts";

/**
 * Deletes a tax. Refuses `tax_in_use` with how many items carry it, unless they are moved to another tax with it, and
 * `tax_unknown` when that one is none. What was ordered keeps the tax it was frozen with.
 */
export function deleteTax(
  ctx: StaffContext,
  id: TaxId,
  moveTo: TaxId | undefined,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { tax, target } = await lockBoth(tx, id, moveTo);
    const before = found(tax);
    const items = await countItemsOfTax(tx, id);
    if (items > 0 && moveTo === undefined)
      throw new AppError("tax_in_use", { details: { count: items, title: before.title } });
    if (moveTo !== undefined) {
      if (!target) throw new AppError("tax_unknown", { field: "moveTo" });
      await moveItemsToTax(tx, id, moveTo);
    }
    await archiveTax(tx, id, ctx.now);
    const after = items > 0 ? { itemsMoved: items, movedTo: target?.title } : null;
    await recordAudit(tx, ctx, [{ action: "tax.deleted", subject: "tax", subjectId: id, before, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("taxes.reply.deleted", { title: before.title }) };
  });
}

/** In the order of their ids, so that two who delete each other's target do not wait in a circle. */
async function lockBoth(tx: Tx, id: TaxId, moveTo: TaxId | undefined) {
  const wanted = [id, ...(moveTo === undefined || moveTo === id ? [] : [moveTo])].toSorted((a, b) => a - b);
  const locked = new Map<TaxId, Awaited<ReturnType<typeof lockTax>>>();
  for (const each of wanted) locked.set(each, await lockTax(tx, each));
  return {
    tax: locked.get(id),
    target: moveTo === undefined || moveTo === id ? undefined : locked.get(moveTo),
  };
}
