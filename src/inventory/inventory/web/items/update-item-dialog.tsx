import { saying } from "#app/contract/validation-code.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { type InventoryItem, updatedInventoryItem } from "../../contract/items.ts";
import { minimumProblem } from "../../domain/stock-state.ts";
import { GroupField } from "../group-field.tsx";
import { useInventoryCalls } from "../inventory-api.ts";
import { formatQuantity } from "../stock/stock-text.ts";
import { unitText } from "../stock/unit-text.ts";
import { itemWords, TitleField } from "./add-item-dialog.tsx";

/** Form of an ingredient with the rule of its minimum. */
function changedItem({ quantity, min_quantity_threshold: before }: InventoryItem) {
  const known = updatedInventoryItem.superRefine(({ min_quantity_threshold: minimum }, context) => {
    const problem = minimumProblem(minimum, { quantity, minimum: before });
    if (problem)
      context.addIssue({
        code: "custom",
        path: ["min_quantity_threshold"],
        input: minimum,
        ...saying(problem),
      });
  });
  return withBlank(known, "min_quantity_threshold");
}

interface UpdateItemDialogProps {
  item: InventoryItem;
  groups: readonly string[];
  onClose: () => void;
}

/** Edits name, minimum and group of an ingredient; shows its quantity and unit. */
export function UpdateItemDialog({ item, groups, onClose }: UpdateItemDialogProps) {
  const t = useT();
  const { update, readNow } = useInventoryCalls();
  const { id } = item;
  return (
    <FormDialog
      title={t("common.edit_title", { title: item.title })}
      submitLabel={t("common.save")}
      schema={changedItem(item)}
      initialValues={valuesOf(item)}
      words={itemWords}
      toastRefusals
      meanwhile={{
        reload: async () => valuesOf((await readNow(id)).item),
        fields: {
          title: t("common.name"),
          min_quantity_threshold: t("inventory.fields.minimum"),
          group_title: t("common.group"),
        },
      }}
      save={(body, idempotencyKey) => update({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleField {...form.getInputProps("title")} />
          <DecimalField
            label={t("inventory.fields.minimum")}
            description={t("inventory.fields.minimum_hint")}
            required
            decimals={3}
            unit={unitText(item.unit)}
            {...form.getInputProps("min_quantity_threshold")}
          />
          <GroupField groups={groups} {...form.getInputProps("group_title")} />
          <TextField
            label={t("inventory.columns.stock")}
            description={t("inventory.fields.locked")}
            disabled
            value={formatQuantity(item.quantity, item.unit)}
          />
        </>
      )}
    </FormDialog>
  );
}

function valuesOf({ title, group_title, min_quantity_threshold, version }: InventoryItem) {
  return {
    title,
    group_title,
    min_quantity_threshold: decimalFromThousandths(min_quantity_threshold),
    version,
  };
}
