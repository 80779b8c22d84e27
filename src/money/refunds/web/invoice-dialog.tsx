import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceStory } from "./invoice-story.tsx";
import { MailReceiptDialog } from "./mail-receipt-dialog.tsx";
import { RefundForm } from "./refund-form.tsx";
import { invoiceQuery, receiptQuery } from "./refunds-api.ts";

export interface InvoiceDialogProps {
  invoiceId: InvoiceId;
  invoiceNo: number;
  /** The buyer's address, where the receipt has none. */
  email?: string | null;
  /** More about the invoice, below its receipt. */
  children?: ReactNode;
  onClose: () => void;
}

/** A paid invoice as it is: its receipt and what was given back of it; printed again, mailed or refunded from here. */
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
          <FailureState
            reason={errorText(failed.error)}
            onRetry={() => void failed.refetch()}
            busy={failed.isFetching}
          />
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
