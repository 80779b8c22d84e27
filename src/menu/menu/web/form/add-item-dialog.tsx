import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ListedTax } from "#menu/taxes/contract/taxes.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { addMenuItem } from "../../contract/menu-items.ts";
import { billingForTax, newItemBilling } from "../../domain/item-billing.ts";
import { categoriesQuery, menuItemsKey } from "../menu-api.ts";
import { ItemFields } from "./item-fields.tsx";
import { type ItemValues, itemSchema, newItemValues } from "./item-values.ts";

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
  const valuesFor = (chosen: Pick<ItemValues, "categoryId" | "taxId">) => {
    const tax = taxes.find(({ id }) => id === chosen.taxId);
    return newItemValues(chosen, tax ? billingForTax(newItemBilling, tax) : newItemBilling);
  };
  const usual = taxes.toSorted((a, b) => b.items - a.items)[0];
  const [first, setFirst] = useState(() => ({
    round: 1,
    ...valuesFor({ categoryId, taxId: usual?.id ?? null }),
  }));
  const [goesOn, setGoesOn] = useState(false);
  const next = useRef<ItemValues | null>(null);
  const { round, ...initialValues } = first;
  return (
    <FormDialog
      key={round}
      size="large"
      title={t("menuItems.add_title")}
      submitLabel={t("common.add_item")}
      schema={itemSchema}
      initialValues={initialValues}
      save={async ({ version: _, ...body }, idempotencyKey) => {
        const saved = await call(addMenuItem, { body, idempotencyKey });
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
          <CheckField label={t("menuItems.add_another")} checked={goesOn} onChange={setGoesOn} />
        </>
      )}
    </FormDialog>
  );
}
