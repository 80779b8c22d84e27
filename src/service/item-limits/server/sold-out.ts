import type { MenuItemId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** The refusal `item_sold_out`: of which dish too little is left, and how much in words. */
export function soldOut(
  { say }: Pick<StaffContext, "say">,
  dish: { readonly title: string; readonly itemId: MenuItemId; readonly remaining: number },
  field?: string,
): AppError {
  const { remaining: count } = dish;
  const left = say(count === 0 ? "itemLimits.sold_out" : "itemLimits.left", { count });
  return new AppError("item_sold_out", { ...(field && { field }), details: { ...dish, left } });
}
