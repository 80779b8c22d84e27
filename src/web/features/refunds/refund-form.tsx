import { Button } from "@mantine/core";
import { useState } from "react";
import type { RefundableInvoice } from "../../../contract/refunds.ts";
import { toId } from "../../../domain/ids.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { clientUuid } from "../../platform/client-uuid.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { gaveUpApproval, useApproval } from "../approvals/public.ts";
import { InvoiceHead, PastRefunds } from "./invoice-story.tsx";
import {
  allPieces,
  lineRefund,
  piecesLeft,
  type RefundDraft,
  refundAmount,
  startRefund,
  tipLeft,
} from "./refund-draft.ts";
import classes from "./refunds.module.css";
import { useRefundSale } from "./refunds-api.ts";

export interface RefundFormProps {
  title: string;
  invoice: RefundableInvoice;
  onClose: () => void;
}

/** Chooses what is given back, how and why; the button says how much. A manager approves in place when it takes one. */
export function RefundForm({ title, invoice, onClose }: RefundFormProps) {
  const t = useT();
  const [uuid] = useState(clientUuid);
  const [draft, setDraft] = useState(() => startRefund(invoice));
  const change = (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part }));
  const refunding = useRefundSale();
  const approval = useApproval();
  const amount = formatAmount(refundAmount(invoice, draft), invoice.currency);
  const method = invoice.payment_types.find((type) => type.id === draft.paymentTypeId);
  const needsDrawer = method?.is_cash === true && invoice.drawer === null;
  const lines = invoice.lines.flatMap(({ id }) => {
    const quantity = draft.pieces[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  const isReady = lines.length > 0 && method !== undefined && !needsDrawer && draft.reason.trim() !== "";
  const refund = async () => {
    if (!method) return;
    const body = {
      ...{ uuid, lines, invoice_id: invoice.invoice_id, refunded_before: invoice.refunded },
      ...{ payment_type_id: method.id, reason: draft.reason.trim() },
      ...{ returns_stock: draft.returnsStock, returns_tip: draft.returnsTip },
    };
    const { message } = await approval.run((given) =>
      refunding.mutateAsync(given === undefined ? body : { ...body, approval: given }),
    );
    toastSuccess(message);
    onClose();
  };
  const failure = refunding.isError && !gaveUpApproval(refunding.error) ? errorText(refunding.error) : null;
  return (
    <>
      <AppDialog
        opened
        title={title}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={
          <div className={classes.footer}>
            <FormFailure message={needsDrawer ? t("errors.cash_session_required") : failure} />
            <Button
              size="xl"
              color="red"
              fullWidth
              disabled={!isReady}
              loading={refunding.isPending}
              // The failure is shown above the button and stays until the next attempt.
              onClick={() => void refund().catch(() => undefined)}
            >
              {t("refunds.submit", { amount })}
            </Button>
          </div>
        }
      >
        <div className={classes.form}>
          <InvoiceHead invoice={invoice} />
          <Pieces invoice={invoice} draft={draft} onChange={change} />
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
            maxLength={200}
            value={draft.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <CheckField
            label={t("refunds.returns_stock")}
            description={t("refunds.returns_stock_hint")}
            checked={draft.returnsStock}
            onChange={(returnsStock) => change({ returnsStock })}
          />
          {tipLeft(invoice) > 0 ? (
            <CheckField
              label={t("refunds.returns_tip", { amount: formatAmount(tipLeft(invoice), invoice.currency) })}
              checked={draft.returnsTip}
              onChange={(returnsTip) => change({ returnsTip })}
            />
          ) : null}
          <PastRefunds invoice={invoice} />
        </div>
      </AppDialog>
      {approval.dialog}
    </>
  );
}

interface PiecesProps {
  invoice: RefundableInvoice;
  draft: RefundDraft;
  onChange: (part: Partial<RefundDraft>) => void;
}

function Pieces({ invoice, draft, onChange }: PiecesProps) {
  const t = useT();
  return (
    <section aria-label={t("refunds.what")}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t("refunds.what")}</h3>
        <Button variant="default" onClick={() => onChange({ pieces: allPieces(invoice) })}>
          {t("refunds.all")}
        </Button>
      </div>
      <ul className={classes.lines}>
        {invoice.lines.map((line) => (
          <li key={line.id} className={classes.line}>
            <span className={classes.grow}>
              {t("refunds.sold", { quantity: line.quantity, title: line.title })}
              {line.refunded > 0 ? (
                <span className={classes.secondary}>
                  {" "}
                  {t("refunds.given_back", { count: line.refunded })}
                </span>
              ) : null}
            </span>
            {piecesLeft(line) > 0 ? (
              <QuantityInput
                label={t("refunds.pieces_of", { title: line.title })}
                min={0}
                max={piecesLeft(line)}
                value={draft.pieces[line.id] ?? 0}
                onChange={(count) => onChange({ pieces: { ...draft.pieces, [line.id]: count } })}
              />
            ) : null}
            <span className={classes.amount}>
              {formatAmount(lineRefund(line, draft.pieces[line.id] ?? 0), invoice.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
