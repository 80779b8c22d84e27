import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { createExcludedPurchase } from "../contract/manual-invoicing.ts";
import { BoughtLineFields } from "./bought-line-fields.tsx";
import {
  boughtTotals,
  type ExcludedDraft,
  excludedPayload,
  newBoughtLine,
  newExcluded,
} from "./excluded-draft.ts";
import type { CustomerTexts } from "./invoice-draft.ts";
import { LinesList } from "./lines-list.tsx";
import { ManualForm } from "./manual-form.tsx";
import classes from "./manual-invoicing.module.css";
import { useCreateExcluded } from "./manual-invoicing-api.ts";
import type { PartyForm } from "./party-fields.tsx";
import { PaymentTypeField } from "./payment-type-field.tsx";
import { SellerFields } from "./seller-fields.tsx";
import { Totals } from "./totals.tsx";
import { useManualForm } from "./use-manual-form.ts";
import { useOfferPurchase } from "./use-offer-purchase.ts";

interface ExcludedFormProps {
  types: readonly PaymentTypeSettings[];
  terms: PartyTerms;
  onLeave: () => void;
}

/** What a seller may leave out; the rest the document needs (guide §17). */
const OPTIONAL: readonly (keyof CustomerTexts)[] = ["phone", "email", "codActividad"];

/** A purchase of somebody without NRC: from whom, what, how it was paid. */
export function ExcludedForm({ types, terms, onLeave }: ExcludedFormProps) {
  const t = useT();
  const creating = useCreateExcluded();
  const offerPurchase = useOfferPurchase(onLeave);
  const form = useManualForm({
    name: "excluded",
    begin: newExcluded,
    types,
    schema: createExcludedPurchase.body,
    payloadOf: excludedPayload,
    send: (body, uuid) => creating.mutateAsync({ body: { ...body, uuid }, idempotencyKey: uuid }),
    onDone: ({ message, dteInfo, dte }, { seller }) => {
      (dteInfo.isReady ? toastSuccess : toastWarning)(message);
      void offerPurchase(dte, seller.name);
    },
  });
  const { draft, change, errorOf } = form;
  const currency = useUser()?.currency ?? "USD";
  const seller: PartyForm = {
    party: draft.seller,
    isRequired: (field) =>
      field === "distrito" ? terms.districtOn.includes("14") : !OPTIONAL.includes(field),
    errorOf: (field) => errorOf(`seller.${field}`),
    set: (changes) =>
      change(
        (now) => ({ seller: { ...now.seller, ...changes } }),
        ...Object.keys(changes).map((field) => `seller.${field}`),
      ),
  };
  return (
    <ManualForm form={form} submit={t("manualInvoicing.excluded.submit")} onLeave={onLeave}>
      <p className={classes.quiet}>{t("manualInvoicing.excluded.hint")}</p>
      <SellerFields
        form={seller}
        isNaturalPerson={draft.isNaturalPerson}
        onNaturalPerson={(isNaturalPerson) => change({ isNaturalPerson })}
      />
      <LinesList title={t("manualInvoicing.excluded.items")} form={form} newLine={newBoughtLine}>
        {(line, lineForm) => <BoughtLineFields {...lineForm} line={line} currency={currency} />}
      </LinesList>
      <Section title={t("manualInvoicing.payment")}>
        <FieldGrid disabled={false}>
          <PaymentTypeField form={form} />
          <TextAreaField
            label={t("manualInvoicing.excluded.notes")}
            rows={2}
            maxLength={500}
            value={draft.notes}
            error={errorOf("notes")}
            onChange={({ currentTarget }) => change({ notes: currentTarget.value }, "notes")}
          />
        </FieldGrid>
      </Section>
      <BoughtTotals draft={draft} currency={currency} />
    </ManualForm>
  );
}

function BoughtTotals({ draft, currency }: { draft: ExcludedDraft; currency: string }) {
  const { totals, isWhole } = boughtTotals(draft);
  return (
    <Totals
      currency={currency}
      rows={[
        { key: "bought", amount: totals.bought },
        { key: "withheld", amount: totals.withheld },
        { key: "to_pay", amount: totals.toPay },
      ]}
      isWhole={isWhole}
    />
  );
}
