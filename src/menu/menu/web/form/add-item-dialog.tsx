import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ListedTax } from "#menu/taxes/contract/taxes.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { pictureErrorText } from "#platform/web/forms/picture.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { addMenuItem, uploadMenuPhoto } from "../../contract/menu-items.ts";
import { billingForTax, newItemBilling } from "../../domain/item-billing.ts";
import { categoriesQuery, menuItemsKey } from "../menu-api.ts";
import { ItemFields } from "./item-fields.tsx";
import { type NewItemValues, newItemSchema, newItemValues } from "./item-values.ts";
import { type HeldPicture, NewItemParts } from "./new-item-parts.tsx";

export interface AddItemDialogProps {
  /** The category on screen; null for all. */
  categoryId: CategoryId | null;
  currency: string;
  onClose: () => void;
}

/** Adds an item; the form begins with what most items have. */
export function AddItemDialog(props: AddItemDialogProps) {
  const taxes = useQuery(taxesQuery);
  // The list arrives within a moment, or not at all.
  if (taxes.isPending) return null;
  return <ItemAfterItem {...props} taxes={taxes.data?.taxes ?? []} />;
}

/** Adds one item and, on request, another one in the same category with the same tax. */
function ItemAfterItem({
  categoryId,
  currency,
  onClose,
  taxes,
}: AddItemDialogProps & { taxes: readonly ListedTax[] }) {
  const t = useT();
  const client = useQueryClient();
  const [picture, setPicture] = useState<HeldPicture | null>(null);
  const valuesFor = (chosen: Pick<NewItemValues, "categoryId" | "taxId">): NewItemValues => {
    const tax = taxes.find(({ id }) => id === chosen.taxId);
    return newItemValues(chosen, tax ? billingForTax(newItemBilling, tax) : newItemBilling);
  };
  const usual = taxes.toSorted((a, b) => b.items - a.items)[0];
  const [first, setFirst] = useState(() => ({
    round: 1,
    ...valuesFor({ categoryId, taxId: usual?.id ?? null }),
  }));
  const [goesOn, setGoesOn] = useState(false);
  const next = useRef<NewItemValues | null>(null);
  const { round, ...initialValues } = first;
  return (
    <FormDialog
      key={round}
      size="large"
      title={t("menuItems.add_title")}
      submitLabel={t("common.add_item")}
      schema={newItemSchema}
      initialValues={initialValues}
      save={async (body, idempotencyKey) => {
        const saved = await call(addMenuItem, { body, idempotencyKey });
        if (picture) await sendPicture(saved.id, picture);
        setPicture(null);
        if (goesOn) next.current = valuesFor({ categoryId: body.categoryId, taxId: body.taxId });
        void client.invalidateQueries({ queryKey: menuItemsKey });
        void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
        return saved;
      }}
      onClose={() => {
        if (next.current === null) return onClose();
        setFirst({ ...next.current, round: round + 1 });
        next.current = null;
      }}
    >
      {(form) => (
        <>
          <ItemFields form={form} currency={currency} />
          <NewItemParts form={form} currency={currency} picture={picture} onPicture={setPicture} />
          <CheckField label={t("menuItems.add_another")} checked={goesOn} onChange={setGoesOn} />
        </>
      )}
    </FormDialog>
  );
}

/** Sends the picture of an item that was just added. Where it is refused the item stays, and its page takes another one. */
async function sendPicture(id: MenuItemId, { bytes }: HeldPicture): Promise<void> {
  try {
    const idempotencyKey = clientUuid();
    await call(uploadMenuPhoto, { params: { id }, body: { image: bytes }, idempotencyKey });
  } catch (error) {
    toastWarning(pictureErrorText(error));
  }
}
