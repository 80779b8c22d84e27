import type { ApprovalAbout } from "#core/approvals/web/public.ts";
import { multiplyCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { OrderItem } from "../../contract/orders.ts";

/** So many pieces of a line, with what they cost, as a manager reads them. */
export function aboutDishes(
  { item_title: title, price }: Pick<OrderItem, "item_title" | "price">,
  quantity: number,
  currency: string,
): ApprovalAbout {
  return { what: `${quantity} × ${title}`, amount: formatAmount(multiplyCents(price, quantity), currency) };
}
