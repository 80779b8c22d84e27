import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type BasisPoints, type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Row } from "#ui/layout/layout.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { baseLines, costAgainstTarget } from "../../domain/recipe-cost.ts";

/** Percent by which a margin may miss its target and still count as nearly reached. */
const NEARLY = 15;

type RecipeCost = ItemDetail["recipeCost"];

/** Shows the cost of the ingredients, the margin and the target price; nothing without a recipe. */
export function CostLine({ recipeCost, currency }: { recipeCost: RecipeCost; currency: string }) {
  const { cost, unknown, margin, target_price: target, target_margin: targetMargin } = recipeCost;
  const t = useT();
  if (cost === null && unknown === 0) return null;
  return (
    <Row as="p" align="center" wrap gap={2} across={12} muted size="sm">
      {cost === null ? null : (
        <span>{t("menuItems.cost.cost", { amount: formatAmount(cost, currency) })}</span>
      )}
      {unknown > 0 ? (
        <StatusBadge look="plain" tone="amber" label={t("menuItems.cost.unknown", { count: unknown })} />
      ) : null}
      {margin === null ? null : (
        <StatusBadge
          look="plain"
          tone={toneOf(margin, targetMargin)}
          label={t("menuItems.cost.margin", { margin: formatPercent(Math.round(margin)) })}
        />
      )}
      {target === null ? null : (
        <span>{t("menuItems.cost.target", { amount: formatAmount(target, currency) })}</span>
      )}
    </Row>
  );
}

function toneOf(margin: number, targetMargin: number) {
  if (margin >= targetMargin) return "green";
  return margin >= targetMargin - NEARLY ? "amber" : "red";
}

/** An unsaved price and tax, with the target food cost. */
interface TypedPrice {
  readonly price: Cents | null;
  readonly tax: PriceTax;
  readonly target: BasisPoints;
}

/** Calculates cost, margin and target price of an item at a typed price. */
export function costAtPrice(item: ItemDetail, { price, tax, target }: TypedPrice): RecipeCost {
  const lines = baseLines(item.recipeItems.map((line) => ({ ...line, unitCost: line.unit_cost })));
  return costAgainstTarget(lines, { price: price ?? ZERO_CENTS, tax, target });
}
