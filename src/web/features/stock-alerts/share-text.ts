import type { ItemToBuy } from "../../../contract/inventory/to-buy.ts";
import { formatDate } from "../../platform/format.ts";
import type { Translate } from "../../platform/i18n.ts";
import { formatQuantity } from "../../platform/stock/stock-text.ts";

interface SharedList {
  readonly store: string;
  readonly now: Date;
  readonly items: readonly ItemToBuy[];
  /** There are more than the text holds. */
  readonly more: boolean;
}

/** What to buy as a message: a line for each ingredient, with what is still there. */
export function shareText({ store, now, items, more }: SharedList, t: Translate): string {
  const lines = items.map((item) => {
    const left = formatQuantity(item.quantity, item.unit);
    return item.proposed === 0
      ? t("stockAlerts.shared.unknown", { title: item.title, left })
      : t("stockAlerts.shared.line", {
          title: item.title,
          proposed: formatQuantity(item.proposed, item.unit),
          left,
        });
  });
  const head = t("stockAlerts.shared.head", { store, day: formatDate(now) });
  return [head, ...lines, ...(more ? [t("stockAlerts.shared.more")] : [])].join("\n");
}
