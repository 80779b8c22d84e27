import { IconTrash } from "@tabler/icons-react";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { formatAmount, symbolOf } from "#platform/web/format.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { LineFieldsProps } from "./line-fields-props.ts";
import classes from "./new-purchase.module.css";
import { ProductField } from "./product-field.tsx";
import { DECIMALS, type DraftLine } from "./purchase-draft.ts";
import { lineAmount, lineStock } from "./purchase-sums.ts";
import { lineField } from "./refuse-draft.ts";
import { UnitFields } from "./unit-fields.tsx";

interface PurchaseLineProps extends LineFieldsProps {
  /** Its place, from 1. */
  no: number;
  currency: string;
}

/** One line of a purchase: what, how much, by which unit, at what price. */
export function PurchaseLine({ no, currency, ...fields }: PurchaseLineProps) {
  const t = useT();
  const { form, line } = fields;
  return (
    <li className={classes.line} aria-label={t("purchases.form.item", { no })}>
      <div className={classes.product}>
        <ProductField {...fields} />
        <IconButton
          label={t("purchases.form.remove_line", { no })}
          icon={<IconTrash size={20} />}
          onClick={() => form.removeLine(line.key)}
        />
      </div>
      {line.title === "" || line.ingredient ? null : (
        <CheckField
          label={t("purchases.form.not_stocked")}
          checked={!line.isStocked}
          onChange={(isKeptOut) => form.changeLine({ ...line, isStocked: !isKeptOut })}
        />
      )}
      <div className={classes.figures}>
        <FigureText
          label={t("purchases.form.quantity")}
          required
          decimals={DECIMALS.quantity}
          value={line.quantity}
          error={form.errorOf(lineField(line.key, "quantity"))}
          onChange={(quantity) => form.changeLine({ ...line, quantity })}
        />
        <UnitFields {...fields} />
        <FigureText
          label={t("purchases.form.price", { unit: line.unit || t("purchases.form.a_unit") })}
          description={t("purchases.form.price_hint")}
          symbol={symbolOf(currency)}
          decimals={DECIMALS.price}
          value={line.price}
          error={form.errorOf(lineField(line.key, "unit_price"))}
          onChange={(price) => form.changeLine({ ...line, price, isPriceProposed: false })}
        />
      </div>
      <LineOutcome line={line} currency={currency} />
    </li>
  );
}

/** What the line comes to, in money and in stock, as soon as that can be said. */
function LineOutcome({ line, currency }: { line: DraftLine; currency: string }) {
  const t = useT();
  const amount = lineAmount(line);
  const stock = lineStock(line);
  const said = [
    amount === null ? null : t("purchases.form.line_total", { amount: formatAmount(amount, currency) }),
    stock === null
      ? null
      : t("purchases.form.stocked", { quantity: formatQuantity(stock.quantity, stock.unit) }),
  ].filter((words) => words !== null);
  return said.length === 0 ? null : <p className={classes.outcome}>{said.join(" · ")}</p>;
}
