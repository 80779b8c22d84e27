import { useT } from "#platform/web/use-t.ts";
import type { InventoryItem } from "../contract/items.ts";
import classes from "./inventory.module.css";
import { formatQuantity } from "./stock/stock-text.ts";

/** What there is of an ingredient, at the head of a form that takes of it. */
export function StockNow({ item }: { item: InventoryItem }) {
  const t = useT();
  return (
    <p className={classes.now}>
      <span>{t("inventory.columns.stock")}</span>
      <strong>{formatQuantity(item.quantity, item.unit)}</strong>
    </p>
  );
}
