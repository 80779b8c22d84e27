import { useId } from "react";
import type { RefundableInvoice } from "../../../contract/refunds.ts";
import { toId } from "../../../domain/ids.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { InvoiceHead, PastRefunds } from "./invoice-story.tsx";
import { refundAmount, tipLeft } from "./refund-draft.ts";
import { RefundPieces } from "./refund-pieces.tsx";
import { RefundStock } from "./refund-stock.tsx";
import classes from "./refunds.module.css";
import { type Refund, useRefund } from "./use-refund.ts";

export interface RefundFormProps {
  title: string;
  invoice: RefundableInvoice;
  onClose: () => void;
}

/** Chooses what is given back, how and why; the button says how much. A manager approves in place when it takes one. */
export function RefundForm({ title, invoice, onClose }: RefundFormProps) {
  const t = useT();
  const missingId = useId();
  const refund = useRefund(invoice, onClose);
  const amount = formatAmount(refundAmount(invoice, refund.draft), invoice.currency);
  return (
    <>
      <AppDialog
        opened
        title={title}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={
          <div className={classes.footer}>
            <FormFailure message={refund.needsDrawer ? t("refunds.needs_drawer") : refund.failure} />
            {refund.missing && !refund.needsDrawer ? (
              <p id={missingId} className={classes.missing}>
                {t(`refunds.missing.${refund.missing}`)}
              </p>
            ) : null}
            <Button
              size="xl"
              tone="danger"
              fullWidth
              disabled={!refund.isReady}
              busy={refund.busy}
              aria-describedby={refund.missing ? missingId : undefined}
              onClick={refund.refund}
            >
              {t("refunds.submit", { amount })}
            </Button>
          </div>
        }
      >
        <div className={classes.form}>
          <InvoiceHead invoice={invoice} />
          {invoice.is_account_open ? <p className={classes.notice}>{t("refunds.account_open")}</p> : null}
          <RefundPieces invoice={invoice} pieces={refund.draft.pieces} onChange={refund.change} />
          <HowAndWhy invoice={invoice} refund={refund} />
          <PastRefunds invoice={invoice} />
        </div>
      </AppDialog>
      {refund.approvalDialog}
    </>
  );
}

function HowAndWhy({ invoice, refund }: { invoice: RefundableInvoice; refund: Refund }) {
  const t = useT();
  const { draft, method, change } = refund;
  return (
    <>
      <ChoiceList
        label={t("refunds.method")}
        mode="single"
        layout="tiles"
        choices={invoice.payment_types.map((type) => ({ value: String(type.id), label: type.title }))}
        value={method ? [String(method.id)] : []}
        onChange={([id]) => change({ paymentTypeId: toId<"PaymentType">(Number(id)) })}
      />
      {method?.is_cash && invoice.drawer !== null ? (
        <p className={classes.secondary}>{t("refunds.out_of", { drawer: invoice.drawer })}</p>
      ) : null}
      <TextField
        label={t("refunds.reason")}
        placeholder={t("refunds.reason_example")}
        maxLength={200}
        value={draft.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <RefundStock value={draft.returnsStock} onChange={change} />
      {tipLeft(invoice) > 0 ? (
        <CheckField
          label={t("refunds.returns_tip", { amount: formatAmount(tipLeft(invoice), invoice.currency) })}
          checked={draft.returnsTip}
          onChange={(returnsTip) => change({ returnsTip })}
        />
      ) : null}
    </>
  );
}
