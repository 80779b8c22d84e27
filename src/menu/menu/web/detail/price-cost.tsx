import { useQuery } from "@tanstack/react-query";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import { type BasisPoints, centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import type { itemSchema } from "../form/item-values.ts";
import classes from "./cost-line.module.css";
import { CostLine, costAtPrice } from "./cost-line.tsx";

interface PriceCostProps {
  item: ItemDetail;
  form: FormOf<typeof itemSchema>;
  currency: string;
  /** What ingredients may take of a price without tax. */
  target: BasisPoints;
}

/** Below the price of an item as it is typed: what its ingredients cost, and the price at which they take what they may. */
export function PriceCost({ item, form, currency, target }: PriceCostProps) {
  const t = useT();
  // Sold is one of them, at its own price.
  if (item.variants.length > 0) return <p className={classes.line}>{t("menuItems.cost.by_variants")}</p>;
  return <CostOfTypedPrice item={item} form={form} currency={currency} target={target} />;
}

function CostOfTypedPrice({ item, form, currency, target }: PriceCostProps) {
  const t = useT();
  const { price: typed, taxId } = form.getValues();
  const tax = useQuery(taxesQuery).data?.taxes.find(({ id }) => id === taxId) ?? NO_TAX;
  const price = typed === null || Number.isNaN(typed) ? null : centsFromDecimal(typed);
  const cost = costAtPrice(item, { price, tax, target });
  const right = cost.target_price;
  if (cost.cost === null && cost.unknown === 0)
    return <p className={classes.line}>{t("menuItems.cost.no_recipe")}</p>;
  return (
    <div className={classes.line}>
      <CostLine recipeCost={cost} currency={currency} />
      {right === null || right === price ? null : (
        <Button variant="subtle" onClick={() => form.setFieldValue("price", decimalFromCents(right))}>
          {t("menuItems.cost.use", { amount: formatAmount(right, currency) })}
        </Button>
      )}
    </div>
  );
}
