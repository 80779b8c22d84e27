import { IconArrowBackUp, IconFileInvoice, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { ReturnMoneyDialog } from "#money/payments/web/return-money-dialog.tsx";
import { InvoiceDialog } from "#money/refunds/web/public.ts";
import type { AccountPaymentId, InvoiceId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import type { CustomerAccount, StatementLine } from "../contract/receivables.ts";
import { printAccountPayment } from "./account-payment-print.ts";
import { fetchAccountPayment, useTakeBackPayment } from "./receivables-api.ts";

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

type OpenAction =
  | { readonly what: "see"; readonly invoiceId: InvoiceId; readonly invoiceNo: number }
  | { readonly what: "take_back"; readonly line: StatementLine; readonly id: AccountPaymentId };

/** Returns the actions of a statement's line: open its invoice, reprint its receipt, take back a payment. */
export function useLineActions({ customer, currency }: CustomerAccount) {
  const t = useT();
  const may = useMayDo();
  const [opened, setOpened] = useState<OpenAction | null>(null);
  const print = (id: AccountPaymentId) =>
    fetchAccountPayment(customer.id, id).then((receipt) => printAccountPayment(receipt), showError);
  const stop = () => setOpened(null);
  return {
    of: (line: StatementLine): MenuAction[] => {
      const { account_payment_id: id, invoice_id: invoiceId, invoice_no: invoiceNo } = line;
      const actions: MenuAction[] = [];
      if (invoiceId !== null && invoiceNo !== null && may("invoice.see"))
        actions.push({
          key: "see",
          label: t("common.view_invoice"),
          icon: <IconFileInvoice {...look} />,
          onSelect: () => setOpened({ what: "see", invoiceId, invoiceNo }),
        });
      if (id !== null)
        actions.push({
          key: "print",
          label: t("receivables.page.print"),
          icon: <IconPrinter {...look} />,
          onSelect: () => void print(id),
        });
      if (id !== null && line.kind === "payment" && !line.is_taken_back && may("customer.takeBackPayment"))
        actions.push({
          key: "take_back",
          label: t("receivables.take_back.action"),
          icon: <IconArrowBackUp {...look} />,
          tone: "danger",
          onSelect: () => setOpened({ what: "take_back", line, id }),
        });
      return actions;
    },
    dialogs:
      opened === null ? null : opened.what === "see" ? (
        <InvoiceDialog invoiceId={opened.invoiceId} invoiceNo={opened.invoiceNo} onClose={stop} />
      ) : (
        <TakeBackDialog
          account={{ customer, currency }}
          line={opened.line}
          paymentId={opened.id}
          onClose={stop}
        />
      ),
  };
}

interface TakeBackDialogProps {
  account: Pick<CustomerAccount, "customer" | "currency">;
  line: StatementLine;
  paymentId: AccountPaymentId;
  onClose: () => void;
}

/** Asks why a payment on account is taken back. */
function TakeBackDialog({ account, line, paymentId, onClose }: TakeBackDialogProps) {
  const t = useT();
  const takingBack = useTakeBackPayment(account.customer.id, paymentId);
  return (
    <ReturnMoneyDialog
      title={t("receivables.take_back.title", { no: line.number })}
      hint={t("receivables.take_back.hint", { method: line.method ?? "" })}
      amount={formatAmount(cents(Math.abs(line.amount)), account.currency)}
      send={takingBack.mutateAsync}
      onClose={onClose}
    />
  );
}
