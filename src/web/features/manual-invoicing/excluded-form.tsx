import { createExcludedPurchase } from "../../../contract/manual-invoicing.ts";
import type { PaymentTypeSettings } from "../../../contract/setup/payment-types.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { FieldGrid } from "../../../ui/forms/field-grid.tsx";
import { TextAreaField } from "../../../ui/forms/text-area-field.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { BoughtLineFields } from "./bought-line-fields.tsx";
import {
  boughtTotals,
  type ExcludedDraft,
  excludedPayload,
  newBoughtLine,
  newExcluded,
} from "./excluded-draft.ts";
import { FormEnd } from "./form-end.tsx";
import { FoundDraft } from "./found-draft.tsx";
import { LinesList } from "./lines-list.tsx";
import classes from "./manual-invoicing.module.css";
import { useCreateExcluded } from "./manual-invoicing-api.ts";
import { PaymentTypeField } from "./payment-type-field.tsx";
import { SellerFields } from "./seller-fields.tsx";
import { Totals } from "./totals.tsx";
import { useManualForm } from "./use-manual-form.ts";

interface ExcludedFormProps {
  types: readonly PaymentTypeSettings[];
  onLeave: () => void;
}

/** A purchase of somebody without NRC: from whom, what, how it was paid. */
export function ExcludedForm({ types, onLeave }: ExcludedFormProps) {
  const t = useT();
  const creating = useCreateExcluded();
  const form = useManualForm({
    name: "excluded",
    begin: newExcluded,
    schema: createExcludedPurchase.body,
    payloadOf: (draft: ExcludedDraft) => excludedPayload(draft, draft.paymentTypeId ?? types[0]?.id ?? null),
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
      <p className={classes.quiet}>{t("manualInvoicing.excluded.hint")}</p>
      <fieldset className={classes.fields} disabled={form.isLocked}>
        <SellerFields
          draft={draft}
          errorOf={(field) => errorOf(`seller.${field}`)}
          onChange={(changes, ...fields) => change(changes, ...fields.map((field) => `seller.${field}`))}
        />
        <LinesList
          title={t("manualInvoicing.excluded.items")}
          lines={draft.lines}
          refusal={errorOf("items")}
          newLine={newBoughtLine}
          onChange={(lines, ...fields) => change({ lines }, ...fields)}
        >
          {(line, place, setLine) => (
            <BoughtLineFields
              line={line}
              currency={currency}
              errorOf={(field) => errorOf(`items.${place}.${field}`)}
              onChange={setLine}
            />
          )}
        </LinesList>
        <Payment form={form} types={types} />
        <BoughtTotals draft={draft} currency={currency} />
      </fieldset>
      <FormEnd form={form} submit={t("manualInvoicing.excluded.submit")} onLeave={onLeave} />
    </form>
  );
}

interface PaymentProps extends Pick<ExcludedFormProps, "types"> {
  form: {
    readonly draft: ExcludedDraft;
    readonly change: (changes: Partial<ExcludedDraft>, ...fields: readonly string[]) => void;
    readonly errorOf: (field: string) => string | null;
  };
}

function Payment({ form: { draft, change, errorOf }, types }: PaymentProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.payment")}>
      <FieldGrid disabled={false}>
        <PaymentTypeField
          types={types}
          chosen={draft.paymentTypeId}
          error={errorOf("paymentTypeId")}
          onChoose={(paymentTypeId) => change({ paymentTypeId }, "paymentTypeId")}
        />
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
