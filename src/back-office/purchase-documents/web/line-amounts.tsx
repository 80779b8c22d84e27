import { MOST_FACTOR } from "#back-office/purchases/domain/purchase.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { decimalFromExact, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { exactText } from "./figures-text.ts";
import classes from "./purchase-import.module.css";
import { factorKey } from "./review-line.ts";
import type { ReviewLineProps } from "./review-line-props.ts";
import { unitOption } from "./unit-option.ts";

/** Quantities are typed in hundredths (back-office §5); the third decimal is there for those that documents have. */
const QUANTITY_DECIMALS = 3;
const FACTOR_DECIMALS = 8;
/** As the server takes it. */
const MOST_QUANTITY = 1_000_000;

/** How much came, in which unit, and what one of that is where the units do not say. */
export function LineAmounts({ line, review, edit, onEdit }: ReviewLineProps) {
  const t = useT();
  const { quantity, unit } = review;
  const units = [...new Set([line.unit, unit, ...measuredUnits])];
  return (
    <div className={classes.amounts}>
      <div className={classes.pair}>
        <DecimalField
          label={t("purchaseImport.line.quantity")}
          decimals={QUANTITY_DECIMALS}
          most={MOST_QUANTITY}
          value={quantity === null ? null : decimalFromThousandths(quantity)}
          onChange={(value) => onEdit({ quantity: isTyped(value) ? thousandthsFromDecimal(value) : null })}
        />
        <SelectField
          label={t("purchaseImport.line.unit")}
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

/** How many of the ingredient's unit one of the line's is; what the description proposes is a button, never filled in. */
function FactorField({ review, edit, onEdit }: Pick<ReviewLineProps, "review" | "edit" | "onEdit">) {
  const t = useT();
  const { target, unit, factor, proposal, needsFactor } = review;
  if (!needsFactor || target === null) return null;
  const itemUnit = target.unit;
  const say = (value: number | null) => {
    // 0 stays, as "0.05" begins with it; a line with it has a problem.
    const said = isTyped(value) ? exactFromDecimal(value) : null;
    onEdit({ factors: { ...edit.factors, [factorKey(unit, itemUnit)]: said } });
  };
  return (
    <div className={classes.factor}>
      <DecimalField
        key={factorKey(unit, itemUnit)}
        label={t("purchaseImport.line.factor", { unit, itemUnit })}
        decimals={FACTOR_DECIMALS}
        most={MOST_FACTOR}
        value={factor === null ? null : decimalFromExact(factor)}
        onChange={say}
        unit={itemUnit}
      />
      {proposal === null || proposal === factor ? null : (
        <div className={classes.proposal}>
          <Button variant="default" onClick={() => say(decimalFromExact(proposal))}>
            {t("purchaseImport.line.use", { factor: exactText(proposal), itemUnit })}
          </Button>
          <span className={classes.detail}>{t("purchaseImport.line.use_hint")}</span>
        </div>
      )}
    </div>
  );
}

/** A line holds none for what cannot be read or is beyond the most; the field says why and keeps the text. */
function isTyped(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}
