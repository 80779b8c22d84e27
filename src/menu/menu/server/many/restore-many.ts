import type { BodyOf } from "#platform/contract/define.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { ManyItem, restoreManyItems } from "../../contract/menu-changes.ts";
import { changeMenu } from "../change-menu.ts";
import { refuseBilling, refuseUnknownNames } from "../items/check-item.ts";
import { manyFields } from "../items/item-fields.ts";
import { type ItemRow, itemsById } from "../items/item-rows.ts";
import { auditedMany } from "./audited-many.ts";
import { refuseTwice } from "./refuse-twice.ts";
import { writeMany } from "./write-many.ts";

/** Takes a change of many items back, all or none: refused when one of them was changed again meanwhile. */
export function restoreMany(
  ctx: StaffContext,
  { items: wanted }: BodyOf<typeof restoreManyItems>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const items = await itemsById(
      tx,
      wanted.map(({ id }) => id),
    );
    const byId = new Map(wanted.map((each) => [each.id, each]));
    const changes = items.map((before) => {
      const asBefore = required(byId.get(before.id), "an item that was asked for");
      refuseStaleEdit(asBefore.version, manyFields(before));
      const after = restored(before, asBefore);
      refuseBilling(after);
      return { before, after };
    });
    for (const categoryId of new Set(wanted.map(({ category_id }) => category_id)))
      await refuseUnknownNames(tx, { categoryId }, "items.");
    for (const taxId of new Set(wanted.map(({ tax_id }) => tax_id)))
      await refuseUnknownNames(tx, { taxId }, "items.");
    await refuseTwice(tx, changes);
    await writeMany(tx, wanted);
    return {
      audit: await auditedMany(tx, changes),
      answer: { message: ctx.say("menu.reply.many_restored", { count: changes.length }) },
    };
  });
}

function restored(item: ItemRow, { variants, addons, ...asBefore }: ManyItem): ItemRow {
  return {
    ...item,
    price: asBefore.price,
    categoryId: asBefore.category_id,
    taxId: asBefore.tax_id,
    isEnabled: asBefore.is_enabled,
    isTaxable: asBefore.is_taxable,
    tribute: asBefore.tribute,
    ivaRate: asBefore.iva_rate,
    isIvaIncluded: asBefore.is_iva_included,
    additionalTribute: asBefore.additional_tribute,
    additionalRate: asBefore.additional_rate,
    variants: withPrices(item.variants, variants),
    addons: withPrices(item.addons, addons),
  };
}

/** The choices at other prices; refused when they are not the same choices. */
function withPrices<Choice extends { readonly id: number; readonly price: unknown }>(
  choices: readonly Choice[],
  prices: readonly Pick<Choice, "id" | "price">[],
): Choice[] {
  if (prices.length !== choices.length) throw new AppError("changed_meanwhile");
  return choices.map((choice) => {
    const wanted = prices.find(({ id }) => id === choice.id);
    if (!wanted) throw new AppError("changed_meanwhile");
    return { ...choice, price: wanted.price };
  });
}
