import { decimalFromThousandths, thousandthsFromDecimal } from "../../../domain/inventory/quantity.ts";
import { measuredUnits } from "../../../domain/inventory/units.ts";
import { decimalFromExact, exactFromDecimal } from "../../../domain/money/exact-decimal.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { DecimalField } from "../../platform/forms/decimal-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { exactText } from "./figures-text.ts";
import classes from "./purchase-import.module.css";
import { factorKey } from "./review-line.ts";
import type { ReviewLineProps } from "./review-line-props.ts";

/** Quantities are typed in hundredths (back-office §5); the third decimal is there for those that documents have. */
const QUANTITY_DECIMALS = 3;
const FACTOR_DECIMALS = 8;
/** As the server takes it. */
const MOST = 1_000_000;

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
          value={quantity === null ? null : decimalFromThousandths(quantity)}
          onChange={(value) =>
            onEdit({ quantity: value === null || value > MOST ? null : thousandthsFromDecimal(value) })
          }
        />
        <SelectField
          label={t("purchaseImport.line.unit")}
          searchable={false}
          options={units.map((each) => ({ value: each, label: each }))}
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
    const said = value === null || value === 0 || value > MOST ? null : exactFromDecimal(value);
    onEdit({ factors: { ...edit.factors, [factorKey(unit, itemUnit)]: said } });
  };
  return (
    <div className={classes.factor}>
      <DecimalField
        label={t("purchaseImport.line.factor", { unit, itemUnit })}
        decimals={FACTOR_DECIMALS}
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
