import type { ItemDetail } from "../../../../contract/menu/menu-item-detail.ts";
import { baseLines, recipeCost } from "../../../../domain/menu/recipe-cost.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import type { PriceTax } from "../../../../domain/tax/tax-type.ts";
import { StatusBadge } from "../../../../ui/data/status-badge.tsx";
import { formatAmount } from "../../../platform/format.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "./cost-line.module.css";

/** Margin in percent below which a dish hardly pays its kitchen, and from which it does well. */
const POOR_MARGIN = 30;
const GOOD_MARGIN = 60;

type RecipeCost = ItemDetail["recipeCost"];

export interface CostLineProps {
  recipeCost: RecipeCost;
  currency: string;
}

/** What a portion costs in ingredients and what of the price is left; nothing while there is no recipe. */
export function CostLine({ recipeCost: { cost, unknown, margin }, currency }: CostLineProps) {
  const t = useT();
  if (cost === null && unknown === 0) return null;
  return (
    <p className={classes.line}>
      {cost === null ? null : (
        <span>{t("menuItems.cost.cost", { amount: formatAmount(cost, currency) })}</span>
      )}
      {unknown > 0 ? (
        <StatusBadge look="plain" tone="amber" label={t("menuItems.cost.unknown", { count: unknown })} />
      ) : null}
      {margin === null ? null : (
        <StatusBadge
          look="plain"
          tone={toneOf(margin)}
          label={t("menuItems.cost.margin", { margin: Math.round(margin) })}
        />
      )}
    </p>
  );
}

function toneOf(margin: number) {
  if (margin < POOR_MARGIN) return "red";
  return margin < GOOD_MARGIN ? "amber" : "green";
}

/** Cost and margin of an item at a price that is typed and not yet saved. */
export function costAtPrice(item: ItemDetail, price: Cents | null, tax: PriceTax): RecipeCost {
  const lines = baseLines(item.recipeItems.map((line) => ({ ...line, unitCost: line.unit_cost })));
  if (price === null) return { ...item.recipeCost, margin: null };
  const { margin, ...rest } = recipeCost(lines, price, tax);
  return { ...rest, margin: margin === null ? null : margin / 100 };
}
