import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { printReceipt } from "#money/receipts/web/public.ts";
import { cents, subtractCents } from "#platform/domain/money/cents.ts";
import { moneyInWords } from "#platform/domain/money/money-in-words.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./payment-done-dialog.module.css";

export interface PaymentDoneDialogProps {
  receipt: Receipt;
  /** Whether its paper was printed with the payment: another one is a copy. */
  isPrinted: boolean;
  /** Left to pay of the account. */
  balance: number;
  onClose: () => void;
}

/** After a payment with change: what to hand back, in figures that can be read at arm's length. */
export function PaymentDoneDialog({ receipt, isPrinted, balance, onClose }: PaymentDoneDialogProps) {
  const t = useT();
  const language = useLanguage();
  const [hasPaper, setHasPaper] = useState(isPrinted);
  const { received, change, payments, invoiceNo, printSettings, storeSettings } = receipt;
  if (received === null || change === null) return null;
  const amount = (cents: typeof change) => formatAmount(cents, storeSettings.currency);
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("payments.done.title")}
      onClose={onClose}
      footer={
        <>
          {printSettings.is_enable_print ? (
            <Button
              variant="default"
              size="lg"
              icon={<IconPrinter size={20} aria-hidden="true" />}
              onClick={() => {
                void printReceipt(receipt, { isFirst: !hasPaper });
                setHasPaper(true);
              }}
            >
              {t("payments.done.print")}
            </Button>
          ) : null}
          <Button size="lg" data-autofocus onClick={onClose}>
            {balance > 0
              ? t("payments.done.next", { amount: amount(cents(balance)) })
              : t("payments.done.close")}
          </Button>
        </>
      }
    >
      <div className={classes.done} role="status">
        <p className={classes.caption}>{t("payments.done.change")}</p>
        <p className={classes.change}>{amount(change)}</p>
        {storeSettings.currency === "USD" ? (
          <p className={classes.caption}>{moneyInWords(change, language)}</p>
        ) : null}
        <p className={classes.caption}>
          {t(payments.length > 1 ? "payments.done.received_cash" : "payments.done.received", {
            received: amount(received),
            total: amount(subtractCents(received, change)),
          })}
        </p>
        <p className={classes.caption}>{t("payments.done.invoice", { invoiceNo })}</p>
      </div>
    </AppDialog>
  );
}
