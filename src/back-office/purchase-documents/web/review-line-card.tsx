import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { exactAmountText, priceText, quantityText, unitCostText } from "./figures-text.ts";
import { LineAmounts } from "./line-amounts.tsx";
import { LineTargetField } from "./line-target-field.tsx";
import classes from "./purchase-import.module.css";
import type { ReviewLineProps } from "./review-line-props.ts";

/** A line: what the document says, which ingredient it is, how much came, and what that does to stock. */
export function ReviewLine(props: ReviewLineProps) {
  const { line, review, isLocked = false, onEdit } = props;
  const t = useT();
  const { isIncluded, problem } = review;
  return (
    <li
      className={classes.line}
      data-left-out={!isIncluded || undefined}
      data-wrong={problem !== null || undefined}
      aria-label={t("purchaseImport.line.name", { line: line.line, title: line.originalTitle })}
    >
      <div className={classes.tick}>
        <CheckField
          label={t("purchaseImport.line.tick", { line: line.line })}
          isLabelHidden
          checked={isIncluded}
          disabled={isLocked}
          onChange={(ticked) => onEdit({ isIncluded: ticked })}
        />
      </div>
      <Said {...props} />
      {isIncluded ? (
        <>
          <LineTargetField {...props} />
          <LineAmounts {...props} />
          <Outcome {...props} />
        </>
      ) : (
        <p className={classes.out}>{t("purchaseImport.line.left_out")}</p>
      )}
    </li>
  );
}

/** As the document has it. */
function Said({ line, document: { currency } }: ReviewLineProps) {
  const t = useT();
  const { kind, code, originalTitle, quantity, unitPrice, documentUnit, cost } = line;
  return (
    <div className={classes.saidLine}>
      <p className={classes.title}>
        <span className={classes.number}>{line.line}</span> {originalTitle}
      </p>
      <p className={classes.detail}>
        {t("purchaseImport.line.document", {
          quantity: quantityText(quantity),
          unit: (documentUnit ?? line.unit).toLowerCase(),
          price: priceText(unitPrice, currency),
        })}
      </p>
      <p className={classes.detail}>
        {t("purchaseImport.line.cost", { cost: exactAmountText(cost, currency) })}
        {code === null ? null : ` · ${t("purchaseImport.line.code", { code })}`}
      </p>
      {kind === "goods" ? null : (
        <StatusBadge look="plain" tone="grey" label={t(`purchaseImport.line.${kind}`)} />
      )}
    </div>
  );
}

/** What the line does to stock, or what it still needs. */
function Outcome({ review, document: { effect, currency } }: ReviewLineProps) {
  const t = useT();
  const { stocked, inStock, target, unit, unitCost, problem } = review;
  const itemUnit = target?.unit ?? "";
  if (problem !== null)
    return (
      <p className={classes.problem} data-tone="red">
        {t(`purchaseImport.line.problems.${problem}`, { unit, itemUnit })}
      </p>
    );
  if (stocked === null || stocked === 0)
    return <p className={classes.outcome}>{t("purchaseImport.line.left_out")}</p>;
  const key = ({ brings: "into", takes_back: "out_of", reprices: "reprices" } as const)[effect];
  return (
    <p className={classes.outcome}>
      {t(`purchaseImport.line.${key}`, { quantity: quantityText(stocked), unit: itemUnit })}
      {inStock === null ? null : (
        <span className={classes.each} data-tone={inStock < stocked ? "red" : undefined}>
          {t("purchaseImport.line.in_stock", { quantity: quantityText(inStock), unit: itemUnit })}
        </span>
      )}
      {unitCost === null ? null : (
        <span className={classes.each}>
          {t("purchaseImport.line.each", { cost: unitCostText(unitCost, currency), unit: itemUnit })}
        </span>
      )}
    </p>
  );
}
