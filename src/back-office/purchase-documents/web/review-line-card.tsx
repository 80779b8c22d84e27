import { MAX_FACTOR } from "#back-office/purchases/domain/purchase.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { unitText } from "#inventory/inventory/web/public.ts";
import { decimalFromExact, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { formatPlainNumber } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Box, Muted, Row } from "#ui/layout/layout.tsx";
import { exactAmountText, exactText, priceText, quantityText, unitCostText } from "./figures-text.ts";
import { LineTargetField, type ReviewLineProps, unitOption } from "./line-target-field.tsx";
import classes from "./purchase-import.module.css";
import { factorKey } from "./review-line.ts";

/** A line to review: the document's text, the ingredient, the quantity, and the effect on stock. */
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

/** Shows the line as the document has it. */
function Said({ line, document: { currency } }: ReviewLineProps) {
  const t = useT();
  const { kind, code, originalTitle, quantity, unitPrice, documentUnit, cost } = line;
  return (
    <Box room="shrink">
      <p className={classes.title}>
        <Muted as="span" weight={400}>
          {formatPlainNumber(line.line)}
        </Muted>{" "}
        {originalTitle}
      </p>
      <Muted size="xs" lines="anywhere">
        {t("purchaseImport.line.document", {
          quantity: quantityText(quantity),
          unit: (documentUnit ?? line.unit).toLowerCase(),
          price: priceText(unitPrice, currency),
        })}
      </Muted>
      <Muted size="xs" lines="anywhere">
        {t("purchaseImport.line.cost", { cost: exactAmountText(cost, currency) })}
        {code === null ? null : ` · ${t("common.code_is", { code })}`}
      </Muted>
      {kind === "goods" ? null : (
        <StatusBadge look="plain" tone="grey" label={t(`purchaseImport.line.${kind}`)} />
      )}
    </Box>
  );
}

/** Shows the effect of the line on stock, or the missing input. */
function Outcome({ review, document: { effect, currency } }: ReviewLineProps) {
  const t = useT();
  const { stocked, inStock, target, unit, unitCost, problem } = review;
  const itemUnit = unitText(target?.unit ?? "");
  if (problem !== null)
    return (
      <p className={classes.problem} data-tone="red">
        {t(`purchaseImport.line.problems.${problem}`, { unit: unitText(unit), itemUnit })}
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

/** Quantities have two decimals (back-office §5); the third is for those that documents have. */
const QUANTITY_DECIMALS = 3;
const FACTOR_DECIMALS = 8;
/** The server's limit. */
const MAX_QUANTITY = 1_000_000;

/** Asks for quantity and unit, and for the factor when the units do not convert. */
function LineAmounts({ line, review, edit, onEdit }: ReviewLineProps) {
  const t = useT();
  const { quantity, unit } = review;
  const units = [...new Set([line.unit, unit, ...measuredUnits])];
  return (
    <div className={classes.amounts}>
      <div className={classes.pair}>
        <DecimalField
          label={t("common.quantity")}
          decimals={QUANTITY_DECIMALS}
          most={MAX_QUANTITY}
          value={quantity === null ? null : decimalFromThousandths(quantity)}
          onChange={(value) => onEdit({ quantity: isTyped(value) ? thousandthsFromDecimal(value) : null })}
        />
        <SelectField
          label={t("common.unit")}
          searchable={false}
          options={units.map((each) => unitOption(each, t))}
          value={unit}
          onChange={(next) => onEdit({ unit: next ?? unit })}
        />
      </div>
      <FactorField review={review} edit={edit} onEdit={onEdit} />
    </div>
  );
}

/** Asks for the ingredient's units in one unit of the line; the description's proposal is a button and never filled in. */
function FactorField({ review, edit, onEdit }: Pick<ReviewLineProps, "review" | "edit" | "onEdit">) {
  const t = useT();
  const { target, unit, factor, proposal, needsFactor } = review;
  if (!needsFactor || target === null) return null;
  const itemUnit = target.unit;
  const say = (value: number | null) => {
    // 0 stays, because "0.05" begins with it; the line then has a problem.
    const said = isTyped(value) ? exactFromDecimal(value) : null;
    onEdit({ factors: { ...edit.factors, [factorKey(unit, itemUnit)]: said } });
  };
  return (
    <div>
      <DecimalField
        key={factorKey(unit, itemUnit)}
        label={t("purchaseImport.line.factor", { unit: unitText(unit), itemUnit: unitText(itemUnit) })}
        decimals={FACTOR_DECIMALS}
        most={MAX_FACTOR}
        value={factor === null ? null : decimalFromExact(factor)}
        onChange={say}
        unit={unitText(itemUnit)}
      />
      {proposal === null || proposal === factor ? null : (
        <Row align="center" wrap gap={4} across={12} above={8}>
          <Button variant="default" onClick={() => say(decimalFromExact(proposal))}>
            {t("purchaseImport.line.use", { factor: exactText(proposal), itemUnit: unitText(itemUnit) })}
          </Button>
          <Muted as="span" size="xs" lines="anywhere">
            {t("purchaseImport.line.use_hint")}
          </Muted>
        </Row>
      )}
    </div>
  );
}

/** A line stores no number that cannot be read or is too large; the field keeps the text and says why. */
function isTyped(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}
