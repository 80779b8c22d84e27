import type { InventoryItem } from "../../../contract/inventory/items.ts";
import { formatQuantity } from "../../platform/stock/stock-text.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./inventory.module.css";

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
