import type { z } from "zod";
import { editVersion } from "#platform/contract/edit-version.ts";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { choiceBody } from "../../contract/menu-choices.ts";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { menuItemQuery } from "../menu-api.ts";
import { useReloadItem } from "./use-choice-actions.ts";

const schema = choiceBody.extend({
  price: orBlank(choiceBody.shape.price),
  version: editVersion.optional(),
});

interface Choice {
  readonly title: string;
  readonly price: Cents;
  readonly version?: string | undefined;
}

function valuesOf({ title, price, version }: Choice): z.input<typeof schema> {
  return { title, price: decimalFromCents(price), version };
}

export interface ChoiceDialogProps {
  title: string;
  submitLabel: string;
  priceLabel: string;
  priceHint: string;
  /** Null for a new one. */
  choice: Choice | null;
  currency: string;
  /** Finds the choice in its item as it is saved now. */
  savedIn: (item: ItemDetail) => Choice;
  itemId: MenuItemId;
  save: (body: Choice, idempotencyKey: Uuid) => Promise<{ readonly message: string }>;
  onClose: () => void;
}

/** Edits name and price of a variant or an add-on. */
export function EditChoiceDialog(props: ChoiceDialogProps) {
  const { title, submitLabel, priceLabel, priceHint, choice, currency, itemId, savedIn, save, onClose } =
    props;
  const t = useT();
  const reload = useReloadItem();
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={choice ? valuesOf(choice) : { title: "", price: null }}
      meanwhile={{
        reload: useReload(menuItemQuery(itemId), ({ formattedMenuItem }) =>
          valuesOf(savedIn(formattedMenuItem)),
        ),
        fields: { title: t("common.name"), price: priceLabel },
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
        </>
      )}
    </FormDialog>
  );
}
