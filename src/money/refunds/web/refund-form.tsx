import { isApprovalMissing } from "#core/approvals/web/public.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { InvoiceHead, PastRefunds } from "./past-refunds.tsx";
import {
  missingOf,
  type RefundDraft,
  refundAmount,
  refundableTip,
  refundFields,
  refundParts,
  startRefund,
} from "./refund-draft.ts";
import { RefundPieces } from "./refund-pieces.tsx";
import { RefundStock } from "./refund-stock.tsx";
import classes from "./refunds.module.css";
import { useRefund } from "./use-refund.ts";

export interface RefundFormProps {
  title: string;
  invoice: RefundableInvoice;
  onClose: () => void;
}

/** Chooses what is given back, how and why; the button says how much. A manager approves in place when it takes one. */
export function RefundForm({ title, invoice, onClose }: RefundFormProps) {
  const t = useT();
  const { refund, approvalDialog } = useRefund(invoice);
  const missing = (draft: RefundDraft) => {
    const method = methodOf(invoice, draft);
    if (!isOwed(invoice, draft) && method?.is_cash && invoice.drawer === null)
      return t("refunds.needs_drawer");
    const what = missingOf(draft);
    return what && t(`refunds.missing.${what}`);
  };
  return (
    <>
      <FormDialog
        title={title}
        size="medium"
        submitSize="xl"
        tone="danger"
        submitLabel={(draft) =>
          t(isOwed(invoice, draft) ? "refunds.submit_owed" : "refunds.submit", {
            amount: formatAmount(refundAmount(invoice, draft), invoice.currency),
          })
        }
        schema={refundFields}
        initialValues={startRefund(invoice)}
        missing={missing}
        isQuiet={isApprovalMissing}
        save={refund}
        onClose={onClose}
      >
        {(form) => (
          <>
            <InvoiceHead invoice={invoice} />
            {invoice.is_account_open ? <p className={classes.notice}>{t("refunds.account_open")}</p> : null}
            <RefundPieces
              invoice={invoice}
              lines={form.getValues().lines}
              onChange={(lines) => form.setFieldValue("lines", lines)}
            />
            <HowAndWhy invoice={invoice} form={form} />
            <PastRefunds invoice={invoice} />
          </>
        )}
      </FormDialog>
      {approvalDialog}
    </>
  );
}

interface HowAndWhyProps {
  invoice: RefundableInvoice;
  form: FormOf<typeof refundFields>;
}

function HowAndWhy({ invoice, form }: HowAndWhyProps) {
  const t = useT();
  const draft = form.getValues();
  const { withheld, onAccount, paidOut } = refundParts(invoice, draft);
  const money = (cents: Cents) => formatAmount(cents, invoice.currency);
  return (
    <>
      {withheld > 0 ? (
        <p className={classes.notice}>{t("refunds.withheld", { amount: money(withheld) })}</p>
      ) : null}
      {onAccount > 0 ? (
        <p className={classes.notice}>
          {paidOut > 0
            ? t("refunds.partly_owed", { owed: money(onAccount), paid: money(paidOut) })
            : t("refunds.owed", { owed: money(onAccount) })}
        </p>
      ) : null}
      {isOwed(invoice, draft) ? null : <MethodChoice invoice={invoice} form={form} />}
      <TextField
        label={t("refunds.reason")}
        placeholder={t("refunds.reason_example")}
        maxLength={200}
        {...form.getInputProps("reason")}
      />
      <RefundStock
        value={draft.returns_stock}
        onChange={(isReturned) => form.setFieldValue("returns_stock", isReturned)}
        error={form.getInputProps("returns_stock").error}
      />
      {refundableTip(invoice) > 0 ? (
        <CheckField
          label={t("refunds.returns_tip", { amount: formatAmount(refundableTip(invoice), invoice.currency) })}
          checked={draft.returns_tip}
          onChange={(returnsTip) => form.setFieldValue("returns_tip", returnsTip)}
        />
      ) : null}
    </>
  );
}

function MethodChoice({ invoice, form }: HowAndWhyProps) {
  const t = useT();
  const method = methodOf(invoice, form.getValues());
  return (
    <>
      <ChoiceList
        label={t("refunds.method")}
        mode="single"
        layout="tiles"
        choices={invoice.payment_types.map((type) => ({ value: String(type.id), label: type.title }))}
        value={method ? [String(method.id)] : []}
        onChange={([id]) => form.setFieldValue("payment_type_id", Number(id))}
        error={form.getInputProps("payment_type_id").error}
      />
      {method?.is_cash && invoice.drawer !== null ? (
        <p className={classes.secondary}>{t("refunds.out_of", { drawer: invoice.drawer })}</p>
      ) : null}
    </>
  );
}

/** Whether all of it is taken off what the customer owes: then nothing is paid out. */
function isOwed(invoice: RefundableInvoice, draft: RefundDraft): boolean {
  const { onAccount, paidOut } = refundParts(invoice, draft);
  return onAccount > 0 && paidOut === 0;
}

function methodOf({ payment_types }: RefundableInvoice, { payment_type_id }: RefundDraft) {
  return payment_types.find((type) => type.id === payment_type_id);
}
