import { IconMail, IconPrinter, IconReceiptRefund } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { printReceipt, ReceiptOnScreen } from "#money/receipts/web/public.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { MailReceiptDialog } from "./mail-receipt-dialog.tsx";
import { PastRefunds } from "./past-refunds.tsx";
import { RefundForm } from "./refund-form.tsx";
import classes from "./refunds.module.css";
import { invoiceQuery, receiptQuery } from "./refunds-api.ts";

interface InvoiceDialogProps {
  invoiceId: InvoiceId;
  invoiceNo: number;
  /** The buyer's address, if the receipt has none. */
  email?: string | null;
  /** More about the invoice, below its receipt. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a paid invoice with its receipt and refunds; reprints, mails or refunds it. */
export function InvoiceDialog({ invoiceId, invoiceNo, email = null, children, onClose }: InvoiceDialogProps) {
  const t = useT();
  const [doing, setDoing] = useState<"nothing" | "refund" | "mail">("nothing");
  const invoice = useQuery(invoiceQuery(invoiceId));
  const receipt = useQuery(receiptQuery(invoiceId));
  const title = t("refunds.title", { no: invoiceNo });
  const back = () => setDoing("nothing");
  const failed = [invoice, receipt].find((query) => query.isError);
  if (doing === "refund" && invoice.data)
    return <RefundForm title={title} invoice={invoice.data} onClose={back} />;
  const isRead = invoice.data !== undefined && receipt.data !== undefined;
  return (
    <>
      <AppDialog
        opened
        isStill
        title={title}
        onClose={onClose}
        footer={
          isRead ? (
            <InvoiceActions
              invoice={invoice.data}
              receipt={receipt.data}
              onMail={() => setDoing("mail")}
              onRefund={() => setDoing("refund")}
            />
          ) : null
        }
      >
        {isRead ? (
          <InvoiceStory invoice={invoice.data} receipt={receipt.data}>
            {children}
          </InvoiceStory>
        ) : failed ? (
          <QueryFailure query={failed} />
        ) : (
          <ListSkeleton label={t("ui.loading")} count={5} />
        )}
      </AppDialog>
      {doing === "mail" && receipt.data ? (
        <MailReceiptDialog
          invoiceId={invoiceId}
          invoiceNo={invoiceNo}
          to={receipt.data.receptor?.correo ?? email ?? ""}
          onClose={back}
        />
      ) : null}
    </>
  );
}

interface InvoiceActionsProps {
  invoice: RefundableInvoice;
  receipt: Receipt;
  onMail: () => void;
  onRefund: () => void;
}

/** Shows the actions of a paid invoice; refunding for people who may ask for it, while something is left to refund. */
function InvoiceActions({ invoice: { state }, receipt, onMail, onRefund }: InvoiceActionsProps) {
  const t = useT();
  const mayAsk = useMayDo()("sale.refund");
  return (
    <>
      {mayAsk && (state === "allowed" || state === "approval_required") ? (
        <Button
          variant="default"
          size="lg"
          icon={<IconReceiptRefund size={20} aria-hidden="true" />}
          onClick={onRefund}
        >
          {t("refunds.refund")}
        </Button>
      ) : null}
      <Button variant="default" size="lg" icon={<IconMail size={20} aria-hidden="true" />} onClick={onMail}>
        {t("common.send_by_email")}
      </Button>
      {receipt.printSettings.is_enable_print ? (
        <Button
          size="lg"
          data-autofocus
          icon={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => void printReceipt(receipt)}
        >
          {t("common.print_copy")}
        </Button>
      ) : null}
    </>
  );
}

interface InvoiceStoryProps {
  invoice: RefundableInvoice;
  receipt: Receipt;
  /** More about the invoice, below the paper. */
  children?: ReactNode;
}

/** Shows the guest's paper and the refunds since. */
function InvoiceStory({ invoice, receipt, children }: InvoiceStoryProps) {
  const t = useT();
  const { state } = invoice;
  const isOver = state === "too_late" || state === "nothing_left" || state === "taken_back";
  return (
    // Long papers scroll by keyboard: nothing on them can take the focus instead.
    <section
      className={classes.story}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      aria-label={t("refunds.title", { no: invoice.invoice_no })}
    >
      {isOver ? (
        <p>
          <StatusBadge tone="grey" label={t(`refunds.state.${state}`)} />
        </p>
      ) : invoice.refunds.length > 0 ? (
        <p>
          <StatusBadge
            tone="amber"
            label={t("refunds.given_back_of", {
              amount: formatAmount(invoice.refunded, invoice.currency),
              total: formatAmount(invoice.total, invoice.currency),
            })}
          />
        </p>
      ) : null}
      <ReceiptOnScreen receipt={receipt} />
      <PastRefunds invoice={invoice} />
      {children}
    </section>
  );
}
