import type { OrderItem } from "../../../../contract/orders.ts";
import { multiplyCents } from "../../../../domain/money/cents.ts";
import { formatAmount } from "../../../platform/format.ts";
import type { ApprovalAbout } from "../../approvals/public.ts";

/** So many pieces of a line, with what they cost, as a manager reads them. */
export function aboutDishes(
  { item_title: title, price }: Pick<OrderItem, "item_title" | "price">,
  quantity: number,
  currency: string,
): ApprovalAbout {
  return { what: `${quantity} × ${title}`, amount: formatAmount(multiplyCents(price, quantity), currency) };
}
