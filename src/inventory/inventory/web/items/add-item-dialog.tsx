import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { symbolOf } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { newInventoryItem } from "../../contract/items.ts";
import { measuredUnits } from "../../domain/units.ts";
import { GroupField } from "../group-field.tsx";
import { useInventoryCalls } from "../inventory-api.ts";
import { unitText } from "../stock/unit-text.ts";
import { COST_DECIMALS } from "../unit-cost-dialog.tsx";

const TITLE_MAX = 200;

const newItem = withBlank(newInventoryItem, "quantity", "unit", "min_quantity_threshold");

/** Each missing field has the message of its own rule (back-office §5). */
const missing: Readonly<Record<string, MessageKey>> = {
  unit: "validation.unit_required",
  quantity: "validation.stock_above_zero",
  min_quantity_threshold: "validation.minimum_above_zero",
};

/** Returns the message of an ingredient's field. */
export function itemWords(field: string, code: ValidationCode): MessageKey | undefined {
  return code === "required" ? missing[field] : undefined;
}

export interface AddIngredientDialogProps {
  /** Existing groups and units. */
  groups: readonly string[];
  units: readonly string[];
  currency: string;
  onClose: () => void;
}

/** Adds an ingredient: its name, stock and minimum. */
export function AddIngredientDialog({ onClose, ...known }: AddIngredientDialogProps) {
  const t = useT();
  const { add } = useInventoryCalls();
  return (
    <FormDialog
      title={t("inventory.add.title")}
      submitLabel={t("inventory.add.act")}
      schema={newItem}
      initialValues={{
        title: "",
        group_title: null,
        quantity: null,
        unit: null,
        min_quantity_threshold: null,
        unit_cost: null,
      }}
      words={itemWords}
      toastRefusals
      save={(body, idempotencyKey) => add({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => <Fields form={form} {...known} />}
    </FormDialog>
  );
}

interface FieldsProps extends Omit<AddIngredientDialogProps, "onClose"> {
  form: FormOf<typeof newItem>;
}

function Fields({ form, groups, units, currency }: FieldsProps) {
  const t = useT();
  const { unit } = form.getValues();
  return (
    <>
      <TitleField {...form.getInputProps("title")} />
      <SelectField
        label={t("common.unit")}
        required
        options={[...new Set([...measuredUnits, ...units])].map((value) => ({
          value,
          label: value,
          hint: unitName(value),
        }))}
        value={unit}
        onChange={(chosen) => form.setFieldValue("unit", chosen)}
        error={form.errors.unit ? String(form.errors.unit) : null}
      />
      <DecimalField
        label={t("common.quantity")}
        required
        decimals={3}
        unit={unit && unitText(unit)}
        {...form.getInputProps("quantity")}
      />
      <DecimalField
        label={t("inventory.fields.minimum")}
        description={t("inventory.fields.minimum_hint")}
        required
        decimals={3}
        unit={unit && unitText(unit)}
        {...form.getInputProps("min_quantity_threshold")}
      />
      <DecimalField
        label={unit ? t("common.cost_per", { unit: unitText(unit) }) : t("common.cost_per_unit")}
        description={t("inventory.fields.cost_hint")}
        decimals={COST_DECIMALS}
        symbol={symbolOf(currency)}
        {...form.getInputProps("unit_cost")}
      />
      <GroupField groups={groups} {...form.getInputProps("group_title")} />
    </>
  );

  function unitName(value: string): string {
    const known = measuredUnits.find((each) => each === value);
    return known ? t(`inventory.units.${known}`) : "";
  }
}

export function TitleField(props: object) {
  const t = useT();
  return <TextField label={t("common.name")} required maxLength={TITLE_MAX} data-autofocus {...props} />;
}
