import { unreachable } from "../unreachable.ts";
import type { PaymentIcon } from "./payment-icon.ts";
import type { Settlement } from "./settlement.ts";

/** CAT-017: cash, credit card, bank transfer, electronic money, the buyer's account, anything else. */
const [CASH, CARD, TRANSFER, ELECTRONIC, ON_ACCOUNT, OTHER] = ["01", "03", "05", "08", "13", "99"] as const;

/** How a tax document calls a way to pay (guide §14), as far as its picture tells; what is owed is the buyer's account. */
export function tenderCodeOf({
  icon,
  settles,
}: {
  readonly icon: PaymentIcon;
  readonly settles: Settlement;
}): string {
  if (settles === "on_account") return ON_ACCOUNT;
  switch (icon) {
    case "cash":
      return CASH;
    case "card":
    case "reader":
      return CARD;
    case "bank":
      return TRANSFER;
    case "wallet":
    case "paypal":
    case "qrcode":
      return ELECTRONIC;
    case "discount":
      return OTHER;
    default:
      return unreachable(icon);
  }
}
