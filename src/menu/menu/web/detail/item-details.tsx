import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import { type BasisPoints, centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { isUnsure } from "#platform/web/api-error.ts";
import { formatAmount } from "#platform/web/format.ts";
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
import { Section } from "#ui/frame/section.tsx";
import { Row } from "#ui/layout/layout.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { updateMenuItem } from "../../contract/menu-items.ts";
import { ItemFields } from "../form/item-fields.tsx";
import { type ItemValues, itemSchema, valuesOfItem } from "../form/item-values.ts";
import { categoriesQuery, menuItemsKey } from "../menu-api.ts";
import { CostLine, costAtPrice } from "./cost-line.tsx";
import classes from "./item-details.module.css";
import { useItemMeanwhile } from "./use-item-meanwhile.ts";

interface ItemDetailsProps {
  item: ItemDetail;
  currency: string;
  /** Target food cost. */
  target: BasisPoints;
  /** The item is sold as its parts: it has no recipe of its own. */
  isCombo: boolean;
}

/** Form of an item's fields, which are saved together. Leaving it with unsaved changes asks first. */
export function ItemDetails({ item, currency, target, isCombo }: ItemDetailsProps) {
  const t = useT();
  const client = useQueryClient();
  const meanwhile = useItemMeanwhile(item.id, currency);
  const { form, submit, busy, failure, conflict, attempt, again } = useContractForm({
    schema: itemSchema,
    initialValues: valuesOfItem(item),
    isQuiet: isUnsure,
    meanwhile,
    save: async (body, idempotencyKey) => {
      const saved = await call(updateMenuItem, {
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
    <Section title={t("menuItems.detail.fields")}>
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
    </Section>
  );
}

/** Fills the form as if it were just opened. */
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
    <Row align="center" justify="end" wrap gap={8}>
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
    </Row>
  );
}

interface FollowedItem {
  /** Version of the item that was read last. */
  version: string | undefined;
  /** Version of the item that the form was filled with or saved. */
  formVersion: string | undefined;
  /** Somebody has typed: the changes stay, and saving reports what others changed meanwhile. */
  isBusy: boolean;
  reset: () => void;
}

/**
 * Shows what somebody else saved, unless somebody is typing here. An answer that was read before this form saved is
 * older than the form: only a new version is followed.
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

interface PriceCostProps {
  item: ItemDetail;
  form: FormOf<typeof itemSchema>;
  currency: string;
  /** Target food cost. */
  target: BasisPoints;
}

/** Shows below the typed price what the ingredients cost, and the price that reaches the target food cost. */
function PriceCost({ item, form, currency, target }: PriceCostProps) {
  const t = useT();
  // The item is sold only as one of its variants, at its own price.
  if (item.variants.length > 0)
    return (
      <Row as="p" align="center" wrap gap={2} across={12} muted size="sm">
        {t("menuItems.cost.by_variants")}
      </Row>
    );
  return <CostOfTypedPrice item={item} form={form} currency={currency} target={target} />;
}

function CostOfTypedPrice({ item, form, currency, target }: PriceCostProps) {
  const t = useT();
  const { price: typed, taxId } = form.getValues();
  const tax = useQuery(taxesQuery).data?.taxes.find(({ id }) => id === taxId) ?? NO_TAX;
  const price = typed === null || Number.isNaN(typed) ? null : centsFromDecimal(typed);
  const cost = costAtPrice(item, { price, tax, target });
  const right = cost.target_price;
  if (cost.cost === null && cost.unknown === 0)
    return (
      <Row as="p" align="center" wrap gap={2} across={12} muted size="sm">
        {t("menuItems.cost.no_recipe")}
      </Row>
    );
  return (
    <Row align="center" wrap gap={2} across={12} muted size="sm">
      <CostLine recipeCost={cost} currency={currency} />
      {right === null || right === price ? null : (
        <Button variant="subtle" onClick={() => form.setFieldValue("price", decimalFromCents(right))}>
          {t("menuItems.cost.use", { amount: formatAmount(right, currency) })}
        </Button>
      )}
    </Row>
  );
}
