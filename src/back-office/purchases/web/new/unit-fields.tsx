import { useQuery } from "@tanstack/react-query";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { UNIT_MAX } from "../../domain/purchase.ts";
import type { LineFieldsProps } from "./line-fields-props.ts";
import {
  DECIMALS,
  newProductUnits,
  plainUnits,
  unitsOfVendor,
  withOwnUnit,
  withUnit,
} from "./purchase-draft.ts";
import { lineField } from "./refuse-draft.ts";
import { purchaseUnitsQuery } from "./sources-api.ts";

const OWN = "own unit";

/** The unit it was bought by: one that converts, one that is known for the ingredient, or another with its size. */
export function UnitFields({ form, line }: LineFieldsProps) {
  const t = useT();
  const { ingredient } = line;
  const { vendor } = form.draft;
  const errorOf = (field: string) => form.errorOf(lineField(line.key, field));
  const known = useQuery(purchaseUnitsQuery(ingredient?.id ?? null));
  const plain = plainUnits(line);
  const packs = new Map(
    unitsOfVendor(known.data ?? [], vendor.kind === "known" ? vendor.id : null).map(({ name, factor }) => [
      name,
      exactText(factor),
    ]),
  );
  if (!line.isOwnUnit && line.factor !== "" && !packs.has(line.unit)) packs.set(line.unit, line.factor);
  const choose = (unit: string | null) => {
    if (unit === OWN) form.changeLine(withOwnUnit(line));
    else if (unit !== null) form.changeLine(withUnit(line, unit, packs.get(unit) ?? ""));
  };
  return (
    <>
      <SelectField
        label={t("purchases.form.unit")}
        required
        searchable={false}
        value={line.isOwnUnit ? OWN : line.unit}
        onChange={choose}
        error={line.isOwnUnit ? null : (errorOf("unit") ?? errorOf("factor") ?? errorOf("stock_unit"))}
        options={[
          ...[...packs].map(([name, factor]) => ({
            value: name,
            label: name,
            hint: ingredient ? `${factor} ${ingredient.unit}` : undefined,
          })),
          ...plain.filter((unit) => !packs.has(unit)).map((unit) => ({ value: unit, label: unit })),
          { value: OWN, label: t("purchases.form.own_unit") },
        ]}
      />
      {line.isOwnUnit ? <OwnUnit form={form} line={line} /> : null}
    </>
  );
}

function OwnUnit({ form, line }: Pick<LineFieldsProps, "form" | "line">) {
  const t = useT();
  const base = line.ingredient?.unit ?? line.stockUnit;
  return (
    <>
      <TextField
        label={t("purchases.form.unit_name")}
        description={t("purchases.form.unit_name_hint")}
        required
        maxLength={UNIT_MAX}
        value={line.unit}
        error={form.errorOf(lineField(line.key, "unit"))}
        onChange={({ currentTarget }) => form.changeLine({ ...line, unit: currentTarget.value })}
      />
      {line.ingredient || !line.isStocked ? null : (
        <SelectField
          label={t("purchases.form.stock_unit")}
          required
          searchable={false}
          value={line.stockUnit}
          onChange={(stockUnit) => form.changeLine({ ...line, stockUnit: stockUnit ?? line.stockUnit })}
          options={newProductUnits.map((unit) => ({ value: unit, label: unit }))}
          error={form.errorOf(lineField(line.key, "stock_unit"))}
        />
      )}
      {line.isStocked ? <Size form={form} line={line} base={base} /> : null}
    </>
  );
}

function Size({ form, line, base }: Pick<LineFieldsProps, "form" | "line"> & { base: string }) {
  const t = useT();
  return (
    <FigureText
      label={t("purchases.form.factor", { unit: base })}
      description={t("purchases.form.factor_hint")}
      required
      decimals={DECIMALS.factor}
      value={line.factor}
      error={form.errorOf(lineField(line.key, "factor"))}
      onChange={(factor) => form.changeLine({ ...line, factor })}
      unit={base}
    />
  );
}
