import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type BasisPoints, type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { baseLines } from "../../domain/recipe-cost.ts";
import { costAgainstTarget } from "../../domain/target-price.ts";
import classes from "./cost-line.module.css";

/** How far a margin may be below the one that is meant, in percent, until a dish hardly pays its kitchen. */
const NEARLY = 15;

type RecipeCost = ItemDetail["recipeCost"];

export interface CostLineProps {
  recipeCost: RecipeCost;
  currency: string;
}

/** What a portion costs in ingredients, what of the price is left and which would be right; nothing while there is no recipe. */
export function CostLine({ recipeCost, currency }: CostLineProps) {
  const { cost, unknown, margin, target_price: target, target_margin: meant } = recipeCost;
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
          tone={toneOf(margin, meant)}
          label={t("menuItems.cost.margin", { margin: Math.round(margin) })}
        />
      )}
      {target === null ? null : (
        <span>{t("menuItems.cost.target", { amount: formatAmount(target, currency) })}</span>
      )}
    </p>
  );
}

function toneOf(margin: number, meant: number) {
  if (margin >= meant) return "green";
  return margin >= meant - NEARLY ? "amber" : "red";
}

/** A price and a tax that are typed and not yet saved, and what ingredients may take of it. */
export interface TypedPrice {
  readonly price: Cents | null;
  readonly tax: PriceTax;
  readonly target: BasisPoints;
}

/** Cost, margin and right price of an item as its price is typed. */
export function costAtPrice(item: ItemDetail, { price, tax, target }: TypedPrice): RecipeCost {
  const lines = baseLines(item.recipeItems.map((line) => ({ ...line, unitCost: line.unit_cost })));
  return costAgainstTarget(lines, { price: price ?? ZERO_CENTS, tax, target });
}
