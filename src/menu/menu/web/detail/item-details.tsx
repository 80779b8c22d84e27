import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { BasisPoints } from "#platform/domain/money/cents.ts";
import { isUnsure } from "#platform/web/api-error.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { ItemFields } from "../form/item-fields.tsx";
import { type ItemValues, itemSchema, valuesOfItem } from "../form/item-values.ts";
import { categoriesQuery, menuItemsKey, saveItem } from "../menu-api.ts";
import classes from "./item-details.module.css";
import { PriceCost } from "./price-cost.tsx";
import { useItemMeanwhile } from "./use-item-meanwhile.ts";

export interface ItemDetailsProps {
  item: ItemDetail;
  currency: string;
  /** What ingredients may take of a price without tax. */
  target: BasisPoints;
  /** Sold as its parts: it has no recipe of its own. */
  isCombo: boolean;
}

/** The fields of an item, saved together; what is typed is not left without a question. */
export function ItemDetails({ item, currency, target, isCombo }: ItemDetailsProps) {
  const client = useQueryClient();
  const meanwhile = useItemMeanwhile(item.id, currency);
  const { form, submit, busy, failure, conflict, attempt, again } = useContractForm({
    schema: itemSchema,
    initialValues: valuesOfItem(item),
    isQuiet: isUnsure,
    meanwhile,
    save: async (body, idempotencyKey) => {
      const saved = await saveItem({
        params: { id: item.id },
        body,
        idempotencyKey,
      });
      form.setFieldValue("version", saved.version);
      form.resetDirty();
      toastSuccess(saved.message);
      void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      await client.invalidateQueries({ queryKey: menuItemsKey });
    },
  });
  const isDirty = form.isDirty();
  const reset = () => refill(form, valuesOfItem(item));
  useFollowItem({
    version: item.version,
    formVersion: form.getValues().version,
    isBusy: isDirty || busy,
    reset,
  });
  useCloseGuard({ isDirty, isUnsure: attempt.isUnsure, busy, onClose: () => {} });
  return (
    <SurfaceCard>
      <form onSubmit={submit} noValidate>
        <ItemFields
          form={form}
          currency={currency}
          disabled={attempt.isUnsure}
          belowPrice={
            isCombo ? null : <PriceCost item={item} form={form} currency={currency} target={target} />
          }
        />
        <div className={classes.foot}>
          <UnsureGate attempt={attempt} busy={busy} onAgain={again}>
            <ConflictGate conflict={conflict} busy={busy}>
              <FormFailure message={failure} />
              <SaveButtons isDirty={isDirty} busy={busy} onDiscard={reset} />
            </ConflictGate>
          </UnsureGate>
        </div>
      </form>
    </SurfaceCard>
  );
}

/** Fills the form anew, as if it were just opened. */
function refill(form: FormOf<typeof itemSchema>, values: ItemValues): void {
  form.setInitialValues(values);
  form.setValues(values);
  form.resetDirty(values);
  form.clearErrors();
}

interface SaveButtonsProps {
  isDirty: boolean;
  busy: boolean;
  onDiscard: () => void;
}

function SaveButtons({ isDirty, busy, onDiscard }: SaveButtonsProps) {
  const t = useT();
  return (
    <div className={classes.buttons}>
      {isDirty ? (
        <>
          <span className={classes.unsaved} role="status">
            {t("menuItems.detail.unsaved")}
          </span>
          <Button variant="default" disabled={busy} onClick={onDiscard}>
            {t("menuItems.detail.discard")}
          </Button>
        </>
      ) : null}
      <SubmitButton busy={busy} disabled={!isDirty}>
        {t("menuItems.detail.save")}
      </SubmitButton>
    </div>
  );
}

interface FollowedItem {
  /** Of the item as it was last read. */
  version: string | undefined;
  /** Of the item as the form was filled with it or saved it. */
  formVersion: string | undefined;
  /** Something is typed: it stays, and saving tells what was changed meanwhile. */
  isBusy: boolean;
  reset: () => void;
}

/**
 * Shows what somebody else saved while nothing is typed here. What was read before this form saved is older than the
 * form, not newer: only a version that was not there yet is followed.
 */
function useFollowItem({ version, formVersion, isBusy, reset }: FollowedItem): void {
  const followed = useRef(version);
  const latest = useRef({ formVersion, reset });
  useEffect(() => {
    latest.current = { formVersion, reset };
  });
  useEffect(() => {
    if (isBusy || version === followed.current) return;
    followed.current = version;
    if (version !== latest.current.formVersion) latest.current.reset();
  }, [version, isBusy]);
}
