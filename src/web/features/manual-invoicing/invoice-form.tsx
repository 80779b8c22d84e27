import { createManualInvoice } from "../../../contract/manual-invoicing.ts";
import type { PaymentTypeSettings } from "../../../contract/setup/payment-types.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { FigureText } from "./figure-text.tsx";
import { FormEnd } from "./form-end.tsx";
import { FoundDraft } from "./found-draft.tsx";
import { type InvoiceDraft, invoicePayload, newInvoice, newLine, totalsOf } from "./invoice-draft.ts";
import { InvoiceLine } from "./invoice-line.tsx";
import { LinesList } from "./lines-list.tsx";
import classes from "./manual-invoicing.module.css";
import { useCreateInvoice } from "./manual-invoicing-api.ts";
import { PaymentTypeField } from "./payment-type-field.tsx";
import { Totals } from "./totals.tsx";
import { useManualForm } from "./use-manual-form.ts";

interface InvoiceFormProps {
  types: readonly PaymentTypeSettings[];
  onLeave: () => void;
}

/** A sale that is written by hand: who buys, what, how it is paid. */
export function InvoiceForm({ types, onLeave }: InvoiceFormProps) {
  const t = useT();
  const creating = useCreateInvoice();
  const form = useManualForm({
    name: "invoice",
    begin: newInvoice,
    schema: createManualInvoice.body,
    payloadOf: (draft: InvoiceDraft) => invoicePayload(draft, draft.paymentTypeId ?? types[0]?.id ?? null),
    send: (body, uuid) => creating.mutateAsync({ body: { ...body, uuid }, idempotencyKey: uuid }),
    onDone: ({ message }) => {
      toastSuccess(message);
      onLeave();
    },
    failure: "manualInvoicing.refusal.failed",
  });
  const { draft, change, errorOf } = form;
  const currency = useUser()?.currency ?? "USD";
  return (
    <form ref={form.form} className={classes.form} onSubmit={form.submit} noValidate>
      <FoundDraft isFound={form.isFound} onDrop={form.drop} />
      <fieldset className={classes.fields} disabled={form.isLocked}>
        <CustomerFields
          customer={draft.customer}
          errorOf={(field) => errorOf(`customerData.${field}`)}
          onChange={(customer, ...fields) =>
            change({ customer }, ...fields.map((field) => `customerData.${field}`))
          }
        />
        <LinesList
          title={t("manualInvoicing.invoice.items")}
          lines={draft.lines}
          refusal={errorOf("items")}
          newLine={newLine}
          onChange={(lines, ...fields) => change({ lines }, ...fields)}
        >
          {(line, place, setLine) => (
            <InvoiceLine
              line={line}
              type={draft.customer.type}
              currency={currency}
              errorOf={(field) => errorOf(`items.${place}.${field}`)}
              onChange={setLine}
            />
          )}
        </LinesList>
        <Payment form={form} types={types} currency={currency} />
        <InvoiceTotals draft={draft} currency={currency} />
      </fieldset>
      <FormEnd form={form} submit={t("manualInvoicing.invoice.submit")} onLeave={onLeave} />
    </form>
  );
}

interface PaymentProps extends Pick<InvoiceFormProps, "types"> {
  form: {
    readonly draft: InvoiceDraft;
    readonly change: (changes: Partial<InvoiceDraft>, ...fields: readonly string[]) => void;
    readonly errorOf: (field: string) => string | null;
  };
  currency: string;
}

function Payment({ form: { draft, change, errorOf }, types, currency }: PaymentProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.payment")}>
      <div className={classes.figures}>
        <PaymentTypeField
          types={types}
          chosen={draft.paymentTypeId}
          error={errorOf("paymentTypeId")}
          onChoose={(paymentTypeId) => change({ paymentTypeId }, "paymentTypeId")}
        />
        <FigureText
          label={t("manualInvoicing.tip")}
          description={t("manualInvoicing.tip_hint")}
          currency={currency}
          value={draft.tip}
          error={errorOf("tipAmount")}
          onChange={(tip) => change({ tip }, "tipAmount")}
        />
      </div>
    </Section>
  );
}

function InvoiceTotals({ draft, currency }: { draft: InvoiceDraft; currency: string }) {
  const { totals, isWhole } = totalsOf(draft);
  return (
    <Totals
      currency={currency}
      rows={(["taxed", "exempt", "iva", "additional", "tip", "total"] as const).map((key) => ({
        key,
        amount: totals[key],
      }))}
      isWhole={isWhole}
    />
  );
}
