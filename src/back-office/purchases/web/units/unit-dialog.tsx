import { z } from "zod";
import { decimalFromExact, exactText } from "#platform/domain/money/exact-decimal.ts";
import { numberIn } from "#platform/domain/numbers/read-number.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { type PurchaseUnit, setPurchaseUnit } from "../../contract/purchase-units.ts";
import { UNIT_MAX } from "../../domain/purchase.ts";
import type { BoughtIngredient } from "./bought-ingredient.ts";
import { useSetUnit } from "./purchase-units-api.ts";

/** Decimals of a size, as the contract has them. */
const DECIMALS = 8;
const { name, factor } = setPurchaseUnit.body.shape;
/** The size stays the text that was typed until it is sent. */
const body = z.object({
  name,
  factor: z.string().transform((typed, checked) => {
    const size = factor.safeDecode(numberIn(typed, { decimals: DECIMALS }) ?? Number.NaN);
    if (size.success) return decimalFromExact(size.data);
    checked.addIssue({ code: "custom", params: { code: "factor_unknown" } });
    return z.NEVER;
  }),
});

interface UnitDialogProps {
  item: BoughtIngredient;
  /** Null: a new one, of all vendors. */
  unit: PurchaseUnit | null;
  onClose: () => void;
}

/** Says how much one of a unit is. A vendor's stays that vendor's; its name stays, as another name is another unit. */
export function UnitDialog({ item, unit, onClose }: UnitDialogProps) {
  const t = useT();
  const setting = useSetUnit();
  return (
    <FormDialog
      title={
        unit === null
          ? t("purchases.units.add_title", { title: item.title })
          : t("purchases.units.edit_title", { name: unit.name, title: item.title })
      }
      submitLabel={t("purchases.units.save")}
      schema={body}
      initialValues={{ name: unit?.name ?? "", factor: unit === null ? "" : exactText(unit.factor) }}
      save={({ name: called, factor: size }, idempotencyKey) =>
        setting.mutateAsync({
          body: setPurchaseUnit.body.decode({
            inventory_item_id: item.id,
            vendor_id: unit?.vendor_id ?? null,
            name: called,
            factor: size,
          }),
          idempotencyKey,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {unit === null ? (
            <TextField
              label={t("purchases.units.name")}
              description={t("purchases.form.unit_name_hint")}
              required
              maxLength={UNIT_MAX}
              data-autofocus
              {...form.getInputProps("name")}
            />
          ) : null}
          <FigureText
            label={t("purchases.form.factor", { unit: item.unit })}
            description={t("purchases.form.factor_hint")}
            required
            decimals={DECIMALS}
            unit={item.unit}
            autoFocus={unit !== null}
            {...form.getInputProps("factor")}
          />
        </>
      )}
    </FormDialog>
  );
}
