import { IconMail, IconPrinter, IconReceiptRefund } from "@tabler/icons-react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { printReceipt } from "#money/receipts/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";

export interface InvoiceActionsProps {
  invoice: RefundableInvoice;
  receipt: Receipt;
  onMail: () => void;
  onRefund: () => void;
}

/** What can be done with a paid invoice; a refund by those who may ask for one, while something can be given back. */
export function InvoiceActions({ invoice: { state }, receipt, onMail, onRefund }: InvoiceActionsProps) {
  const t = useT();
  const user = useUser();
  const mayAsk = user !== null && mayDo(actorOf(user), "sale.refund");
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
        {t("receipts.mail.action")}
      </Button>
      {receipt.printSettings.is_enable_print ? (
        <Button
          size="lg"
          data-autofocus
          icon={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => void printReceipt(receipt)}
        >
          {t("receipts.reprint")}
        </Button>
      ) : null}
    </>
  );
}
