import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { DecimalField, type DecimalFieldProps } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { convertibleUnits, convertQuantity } from "../../domain/units.ts";
import classes from "./measure-fields.module.css";
import { formatQuantity } from "./stock-text.ts";
import { unitText } from "./unit-text.ts";

/** Stock is kept in thousandths of its unit. */
const DECIMALS = 3;

interface MeasureFieldsProps extends Pick<DecimalFieldProps, "value" | "error" | "autoFocus"> {
  label: string;
  onChange: (value: number | null) => void;
  /** The unit in which it is typed. */
  typedUnit: string;
  onUnit: (unit: string) => void;
  /** The ingredient's own unit. */
  unit: string;
}

/**
 * A quantity in the ingredient's unit or another one of its family, with its value in the ingredient's own.
 */
export function MeasureFields({ typedUnit, onUnit, unit, ...field }: MeasureFieldsProps) {
  const t = useT();
  const units = convertibleUnits(unit);
  const { value } = field;
  const converted =
    typedUnit === unit || value == null || Number.isNaN(value)
      ? null
      : convertQuantity(thousandthsFromDecimal(value), typedUnit, unit);
  if (units.length < 2) return <DecimalField required decimals={DECIMALS} unit={unitText(unit)} {...field} />;
  return (
    <div className={classes.measure}>
      <DecimalField
        required
        decimals={DECIMALS}
        {...field}
        {...(converted === null
          ? {}
          : { description: t("inventory.fields.is", { quantity: formatQuantity(converted, unit) }) })}
      />
      <SelectField
        label={t("common.unit")}
        searchable={false}
        options={units.map((each) => ({ value: each, label: unitText(each) }))}
        value={typedUnit}
        onChange={(chosen) => onUnit(chosen ?? unit)}
      />
    </div>
  );
}
