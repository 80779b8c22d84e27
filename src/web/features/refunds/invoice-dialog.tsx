import { useQuery } from "@tanstack/react-query";
import type { RefundableInvoice } from "../../../contract/refunds.ts";
import type { InvoiceId } from "../../../domain/ids.ts";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useUiLabels } from "../../../ui/theme/ui-labels.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { InvoiceDetails } from "./invoice-details.tsx";
import { RefundForm } from "./refund-form.tsx";
import { invoiceQuery } from "./refunds-api.ts";

export interface InvoiceDialogProps {
  invoiceId: InvoiceId;
  invoiceNo: number;
  onClose: () => void;
}

/** A paid invoice: what was sold and given back, and giving back what is left. */
export function InvoiceDialog({ invoiceId, invoiceNo, onClose }: InvoiceDialogProps) {
  const t = useT();
  const labels = useUiLabels();
  const invoice = useQuery(invoiceQuery(invoiceId));
  const title = t("refunds.title", { no: invoiceNo });
  if (invoice.data && mayRefund(invoice.data))
    return <RefundForm title={title} invoice={invoice.data} onClose={onClose} />;
  return (
    <AppDialog
      opened
      title={title}
      onClose={onClose}
      footer={
        <Button variant="default" size="lg" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      {invoice.data ? (
        <InvoiceDetails invoice={invoice.data} />
      ) : invoice.isError ? (
        <FailureState
          reason={errorText(invoice.error)}
          onRetry={() => void invoice.refetch()}
          busy={invoice.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </AppDialog>
  );
}

function mayRefund({ state }: RefundableInvoice): boolean {
  return state === "allowed" || state === "approval_required";
}
