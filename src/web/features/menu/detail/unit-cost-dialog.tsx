import type { RecipeLine } from "../../../../contract/menu/menu-item-detail.ts";
import { setUnitCost } from "../../../../contract/menu/recipes.ts";
import { decimalFromMicros } from "../../../../domain/inventory/unit-cost.ts";
import { symbolOf } from "../../../platform/format.ts";
import { DecimalField } from "../../../platform/forms/decimal-field.tsx";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { saveUnitCost } from "./choices-api.ts";
import { useReloadItem } from "./use-choice-acts.ts";

/** A gram of salt costs less than a cent. */
const DECIMALS = 6;

export interface UnitCostDialogProps {
  line: RecipeLine;
  currency: string;
  onClose: () => void;
}

/** What a unit of an ingredient costs, for every recipe that takes it; empty is not known. */
export function UnitCostDialog({ line, currency, onClose }: UnitCostDialogProps) {
  const t = useT();
  const reload = useReloadItem();
  return (
    <FormDialog
      title={t("menuItems.cost.set_title", { title: line.ingredient_title })}
      submitLabel={t("menuItems.cost.save")}
      schema={setUnitCost.body}
      initialValues={{ unit_cost: line.unit_cost === null ? null : decimalFromMicros(line.unit_cost) }}
      save={async (body, idempotencyKey) => {
        const saved = await saveUnitCost({ params: { id: line.ingredientId }, body, idempotencyKey });
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <DecimalField
          autoFocus
          label={t("menuItems.cost.set", { unit: line.unit })}
          description={t("menuItems.cost.set_hint")}
          decimals={DECIMALS}
          unit={symbolOf(currency)}
          {...form.getInputProps("unit_cost")}
        />
      )}
    </FormDialog>
  );
}
