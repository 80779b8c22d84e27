import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { formatDate } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ItemToBuy, ToBuyByVendor } from "../contract/to-buy.ts";
import { packedText, proposedText } from "./proposed-text.ts";

interface SharedList {
  readonly store: string;
  readonly now: Date;
  readonly list: ToBuyByVendor;
}

/** What to buy as a message: a line for each ingredient, with what is still there, below the vendor it is bought of. */
export function shareText({ store, now, list: { vendors, more } }: SharedList, t: Translate): string {
  const head = t("stockAlerts.shared.head", { store, day: formatDate(now) });
  const hasVendors = vendors.length > 1;
  const parts = vendors.map(({ name, items }) => [
    ...(hasVendors ? ["", t("stockAlerts.shared.vendor", { vendor: name ?? t("stockAlerts.nobody") })] : []),
    ...items.map((item) => lineOf(item, t)),
  ]);
  return [head, ...parts.flat(), ...(more ? [t("stockAlerts.shared.more")] : [])].join("\n");
}

function lineOf(item: ItemToBuy, t: Translate): string {
  const { title } = item;
  const left = formatQuantity(item.quantity, item.unit);
  if (item.proposed === 0) return t("stockAlerts.shared.unknown", { title, left });
  const packed = packedText(item);
  const proposed = packed === null ? proposedText(item) : `${proposedText(item)} (${packed})`;
  return t("stockAlerts.shared.line", { title, proposed, left });
}
