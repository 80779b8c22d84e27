import type { z } from "zod";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { updateVariant } from "../../contract/menu-choices.ts";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import { MarkFields } from "../form/mark-fields.tsx";
import { markTexts } from "../form/mark-texts.ts";
import { menuItemQuery } from "../menu-api.ts";
import { useReloadItem } from "./use-choice-actions.ts";

const schema = withBlank(updateVariant.body, "price");
type Values = z.input<typeof schema>;

interface Choice extends FoodMarks {
  readonly title: string;
  readonly price: Cents;
  readonly version?: string | undefined;
}

const NEW_CHOICE: Values = { title: "", price: null, allergens: null, diets: [] };

function valuesOf({ title, price, allergens, diets, version }: Choice): Values {
  return {
    title,
    price: decimalFromCents(price),
    allergens: allergens && [...allergens],
    diets: [...diets],
    version,
  };
}

export interface ChoiceDialogProps {
  title: string;
  submitLabel: string;
  priceLabel: string;
  priceHint: string;
  /** Says what it means that nothing is declared. */
  marksHint: string;
  /** Null for a new one. */
  choice: Choice | null;
  currency: string;
  /** Finds the choice in its item as it is saved now. */
  savedIn: (item: ItemDetail) => Choice;
  itemId: MenuItemId;
  save: (
    body: z.output<typeof updateVariant.body>,
    idempotencyKey: Uuid,
  ) => Promise<{ readonly message: string }>;
  onClose: () => void;
}

/** Edits name and price of a variant or an add-on, and what is in it. */
export function EditChoiceDialog(props: ChoiceDialogProps) {
  const { title, submitLabel, priceLabel, priceHint, marksHint, choice, currency } = props;
  const { itemId, savedIn, save, onClose } = props;
  const t = useT();
  const reload = useReloadItem();
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={choice ? valuesOf(choice) : NEW_CHOICE}
      meanwhile={{
        reload: useReload(menuItemQuery(itemId), ({ formattedMenuItem }) =>
          valuesOf(savedIn(formattedMenuItem)),
        ),
        fields: {
          title: t("common.name"),
          price: priceLabel,
          ...markTexts(t),
        },
      }}
      save={async (body, idempotencyKey) => {
        const saved = await save(body, idempotencyKey);
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("common.name")}
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("title")}
          />
          <AmountField
            label={priceLabel}
            required
            description={priceHint}
            currency={currency}
            {...amountProps(form.getInputProps("price"))}
          />
          <ChoiceMarks form={form} hint={marksHint} />
        </>
      )}
    </FormDialog>
  );
}

function ChoiceMarks({ form, hint }: { form: FormOf<typeof schema>; hint: string }) {
  const { allergens, diets } = form.getValues();
  return (
    <MarkFields
      marks={{ allergens: allergens ?? null, diets: diets ?? [] }}
      error={form.getInputProps("diets").error}
      knownHint={hint}
      onChange={(marks) =>
        form.setValues({ allergens: marks.allergens && [...marks.allergens], diets: [...marks.diets] })
      }
    />
  );
}
