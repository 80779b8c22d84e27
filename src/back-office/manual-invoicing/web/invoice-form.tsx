import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import { symbolOf } from "#platform/web/format.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { Section } from "#ui/frame/section.tsx";
import { createManualInvoice } from "../contract/manual-invoicing.ts";
import { CustomerFields } from "./customer-fields.tsx";
import {
  type CustomerInForm,
  type InvoiceDraft,
  invoicePayload,
  newInvoice,
  newLine,
  totalsOf,
} from "./invoice-draft.ts";
import { ManualInvoiceLine } from "./invoice-line.tsx";
import { LinesList } from "./lines-list.tsx";
import { ManualForm, PaymentTypeField, Totals } from "./manual-form.tsx";
import classes from "./manual-invoicing.module.css";
import { useCreateInvoice } from "./manual-invoicing-api.ts";
import { useManualForm } from "./use-manual-form.ts";

interface InvoiceFormProps {
  types: readonly PaymentTypeSettings[];
  terms: PartyTerms;
  onLeave: () => void;
}

/** Form for a sale written by hand: buyer, lines, payment. */
export function InvoiceForm({ types, terms, onLeave }: InvoiceFormProps) {
  const t = useT();
  const creating = useCreateInvoice();
  const form = useManualForm({
    name: "invoice",
    begin: newInvoice,
    types,
    schema: createManualInvoice.body,
    payloadOf: (now) => invoicePayload(now, terms),
    send: (body, uuid) => creating.mutateAsync({ body: { ...body, uuid }, idempotencyKey: uuid }),
    onDone: ({ message, dteInfo, emailSent }) => {
      const isComplete = emailSent && dteInfo?.isReady !== false;
      (isComplete ? toastSuccess : toastWarning)(message);
      onLeave();
    },
  });
  const { draft, change, errorOf } = form;
  const currency = useUser()?.currency ?? "USD";
  const setCustomer = (changes: Partial<CustomerInForm>) =>
    change(
      (now) => ({ customer: { ...now.customer, ...changes } }),
      ...Object.keys(changes).map((field) => `customerData.${field}`),
    );
  return (
    <ManualForm form={form} submit={t("manualInvoicing.invoice.submit")} onLeave={onLeave}>
      <CustomerFields
        customer={draft.customer}
        terms={terms}
        errorOf={(field) => errorOf(`customerData.${field}`)}
        set={setCustomer}
      />
      <LinesList title={t("manualInvoicing.invoice.items")} form={form} newLine={newLine}>
        {(line, lineForm) => (
          <ManualInvoiceLine {...lineForm} line={line} type={draft.customer.type} currency={currency} />
        )}
      </LinesList>
      <Section title={t("manualInvoicing.payment")}>
        <div className={classes.figures}>
          <PaymentTypeField form={form} />
          <FigureText
            label={t("common.tip")}
            description={t("manualInvoicing.tip_hint")}
            decimals={2}
            symbol={symbolOf(currency)}
            value={draft.tip}
            error={errorOf("tipAmount")}
            onChange={(tip) => change({ tip }, "tipAmount")}
          />
        </div>
      </Section>
      <InvoiceTotals draft={draft} terms={terms} currency={currency} />
    </ManualForm>
  );
}

interface InvoiceTotalsProps {
  draft: InvoiceDraft;
  terms: PartyTerms;
  currency: string;
}

/** Shows the rows for withheld and not subject amounts only when there are any. */
function InvoiceTotals({ draft, terms, currency }: InvoiceTotalsProps) {
  const { totals, isComplete } = totalsOf(draft, terms);
  const { withheld, toPay, notSubject } = totals;
  return (
    <Totals
      currency={currency}
      rows={[
        { key: "taxed", amount: totals.taxed },
        { key: "exempt", amount: totals.exempt },
        ...(notSubject === 0 ? [] : [{ key: "not_subject" as const, amount: notSubject }]),
        { key: "iva", amount: totals.iva },
        { key: "additional", amount: totals.additional },
        { key: "tip", amount: totals.tip },
        { key: "total", amount: totals.total },
        ...(withheld === 0
          ? []
          : [
              { key: "vat_withheld" as const, amount: withheld },
              { key: "to_pay" as const, amount: toPay },
            ]),
      ]}
      isComplete={isComplete}
    />
  );
}
