import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useReloadTaxSetup } from "#core/service-charge/web/public.ts";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { ListedTax } from "../contract/taxes.ts";
import classes from "./taxes.module.css";
import { removeTax } from "./taxes-api.ts";

export interface DeleteTaxDialogProps {
  tax: ListedTax;
  /** What its items can get instead. */
  others: readonly ListedTax[];
  onClose: () => void;
}

/** Asks before a tax is deleted, and where the items that carry it go. */
export function DeleteTaxDialog({ tax, others, onClose }: DeleteTaxDialogProps) {
  const t = useT();
  const reload = useReloadTaxSetup();
  const [target, setTarget] = useState<ListedTax | null>(null);
  const removing = useMutation({
    mutationFn: () =>
      removeTax({ params: { taxId: tax.id }, query: target === null ? {} : { moveTo: target.id } }),
    onSuccess: async ({ message }) => {
      await reload();
      toastSuccess(message);
      onClose();
    },
    // Items may have got it meanwhile: their number is shown as it is now.
    onError: () => reload(),
  });
  const isUsed = tax.items > 0;
  return (
    <AppDialog
      opened
      size="small"
      title={t("taxes.delete.title", { title: tax.title })}
      onClose={onClose}
      footer={
        <>
          <FormFailure message={removing.error ? errorText(removing.error) : null} />
          <Button
            tone="danger"
            fullWidth
            busy={removing.isPending}
            disabled={isUsed && target === null}
            onClick={() => removing.mutate()}
          >
            {t(isUsed ? "taxes.delete.move" : "taxes.delete.confirm")}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p className={classes.hint}>{t(explanation(tax, others), { count: tax.items })}</p>
        {isUsed && others.length > 0 ? (
          <SelectField
            label={t("taxes.delete.move_to")}
            placeholder={t("taxes.delete.choose")}
            options={others.map(({ id, title, rate }) => ({
              value: String(id),
              label: `${title} · ${percentFromBasisPoints(rate)} %`,
            }))}
            value={target === null ? null : String(target.id)}
            onChange={(id) => setTarget(others.find((other) => String(other.id) === id) ?? null)}
          />
        ) : null}
      </div>
    </AppDialog>
  );
}

function explanation(tax: ListedTax, others: readonly ListedTax[]) {
  if (tax.items === 0) return "taxes.delete.free";
  return others.length > 0 ? "taxes.delete.used" : "taxes.delete.no_other";
}
