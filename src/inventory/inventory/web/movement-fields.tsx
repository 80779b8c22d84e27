import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import type { InventoryItem } from "../contract/items.ts";
import classes from "./inventory.module.css";
import { formatQuantity } from "./stock/stock-text.ts";

/** Present stock of an ingredient, at the top of a form. */
export function StockNow({ item }: { item: InventoryItem }) {
  const t = useT();
  return (
    <p className={classes.now}>
      <span>{t("inventory.columns.stock")}</span>
      <strong>{formatQuantity(item.quantity, item.unit)}</strong>
    </p>
  );
}

const REMARK_MAX = 200;

/** An optional remark of one line. */
export function RemarkField({ value, ...field }: { value?: string | null }) {
  const t = useT();
  return (
    <TextField label={t("inventory.columns.remarks")} maxLength={REMARK_MAX} {...field} value={value ?? ""} />
  );
}
