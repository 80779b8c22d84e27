import { useReviewDocument } from "#back-office/purchase-documents/web/public.ts";
import {
  ActivityFields,
  AddressFields,
  DocumentFields,
  type TaxpayerForm,
  TaxpayerText,
} from "#core/catalogues/web/public.ts";
import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TRIBUTE_KIND, unitAs } from "#tax/documents/domain/manual/written-item.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { createExcludedPurchase } from "../contract/manual-invoicing.ts";
import {
  boughtTotals,
  type ExcludedDraft,
  excludedPayload,
  newBoughtLine,
  newExcluded,
} from "./excluded-draft.ts";
import type { CustomerTexts } from "./invoice-draft.ts";
import { LinesList } from "./lines-list.tsx";
import { ManualForm, PaymentTypeField, Totals } from "./manual-form.tsx";
import { useCreateExcluded } from "./manual-invoicing-api.ts";
import { partyForm } from "./party-fields.tsx";
import { useManualForm } from "./use-manual-form.ts";
import { WrittenFields, type WrittenFieldsProps } from "./written-fields.tsx";

interface ExcludedFormProps {
  types: readonly PaymentTypeSettings[];
  terms: PartyTerms;
  onLeave: () => void;
}

/** Fields that a seller may leave empty; the document needs the others (guide §17). */
const OPTIONAL: readonly (keyof CustomerTexts)[] = ["phone", "email", "codActividad"];

/** Form for a purchase from somebody without NRC: seller, lines, payment. */
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
  const seller = partyForm({
    party: draft.seller,
    isRequired: (field) =>
      field === "distrito" ? terms.districtOn.includes("14") : !OPTIONAL.includes(field),
    errorOf: (field) => errorOf(`seller.${field}`),
    set: (changes) =>
      change(
        (now) => ({ seller: { ...now.seller, ...changes } }),
        ...Object.keys(changes).map((field) => `seller.${field}`),
      ),
  });
  return (
    <ManualForm form={form} submit={t("manualInvoicing.excluded.submit")} onLeave={onLeave}>
      <Muted size="sm">{t("manualInvoicing.excluded.hint")}</Muted>
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
  const { totals, isComplete } = boughtTotals(draft);
  return (
    <Totals
      currency={currency}
      rows={[
        { key: "bought", amount: totals.bought },
        { key: "withheld", amount: totals.withheld },
        { key: "to_pay", amount: totals.toPay },
      ]}
      isComplete={isComplete}
    />
  );
}

interface SellerFieldsProps {
  form: TaxpayerForm;
  isNaturalPerson: boolean;
  onNaturalPerson: (isNaturalPerson: boolean) => void;
}

/** Asks for the seller, their identity document and their address. */
function SellerFields({ form, isNaturalPerson, onNaturalPerson }: SellerFieldsProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.excluded.seller")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TaxpayerText form={form} field="name" label={t("manualInvoicing.excluded.name")} />
        </WideField>
        <DocumentFields form={form} />
        <WideField>
          <CheckField
            label={t("manualInvoicing.excluded.is_person")}
            description={t("manualInvoicing.excluded.is_person_hint")}
            checked={isNaturalPerson}
            onChange={onNaturalPerson}
          />
        </WideField>
        <ActivityFields form={form} />
        <AddressFields form={form} />
        <TaxpayerText form={form} field="phone" />
        <TaxpayerText form={form} field="email" />
      </FieldGrid>
    </Section>
  );
}

/** A purchase has no tribute (guide §17). */
const NOT_BOUGHT = [TRIBUTE_KIND];

function BoughtLineFields(props: WrittenFieldsProps) {
  const { line, set } = props;
  return (
    <WrittenFields
      {...props}
      withoutKinds={NOT_BOUGHT}
      onKind={(kind) => set({ dte_tipo_item_codigo: kind, dte_unidad_medida: unitAs(kind, line) })}
    />
  );
}

/**
 * Offers to record the goods of our own document as a purchase, reviewed like a supplier's document (docs/decisions/0077).
 * Leaves the form at once when there are no goods or the user may not record purchases. Somebody who declines finds the same
 * offer in accounting, at the document.
 */
function useOfferPurchase(onLeave: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const review = useReviewDocument();
  return async (dte: string | null, seller: string) => {
    if (dte === null || review === null) return onLeave();
    const isWanted = await confirm({
      title: t("manualInvoicing.excluded.to_stock.title"),
      body: t("manualInvoicing.excluded.to_stock.body"),
      confirmLabel: t("manualInvoicing.excluded.to_stock.confirm"),
      cancelLabel: t("manualInvoicing.excluded.to_stock.cancel"),
    });
    if (!isWanted) return onLeave();
    review({
      name: unturnedText(t("manualInvoicing.excluded.to_stock.file", { name: seller })),
      text: dte,
    });
  };
}
