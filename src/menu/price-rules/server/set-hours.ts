import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { readCategoryHours, setCategoryHours } from "../contract/price-rules.ts";
import { lockOfferedThing, offeredThing, replaceHours, selectHours } from "./hours-queries.ts";

/** A category or an item of the menu. */
export type OfferedThing = { readonly categoryId: CategoryId } | { readonly itemId: MenuItemId };

/** When a category or an item is offered. */
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

/** Sets when a category or an item is offered; none is always. What is in carts is decided when it is sent. */
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
