import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { moneyInWords } from "#platform/domain/money/money-in-words.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { AccountPaymentReceipt } from "../contract/receivables.ts";
import { printAccountPayment } from "./account-payment-print.ts";
import classes from "./receivables.module.css";

interface AccountPaymentDoneProps {
  receipt: AccountPaymentReceipt;
  /** Whether its paper was printed with the payment: another one is a copy. */
  isPrinted: boolean;
  onClose: () => void;
}

/** After a payment with change: what to hand back, in figures that can be read at arm's length. */
export function AccountPaymentDone({ receipt, isPrinted, onClose }: AccountPaymentDoneProps) {
  const t = useT();
  const [hasPaper, setHasPaper] = useState(isPrinted);
  const language = useLanguage();
  const { currency } = receipt.storeSettings;
  const change = receipt.change ?? ZERO_CENTS;
  const money = (cents: Cents) => formatAmount(cents, currency);
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("receivables.pay.done", { no: receipt.payment_no })}
      onClose={onClose}
      footer={
        <>
          {receipt.printSettings.is_enable_print ? (
            <Button
              variant="default"
              size="lg"
              icon={<IconPrinter size={20} aria-hidden="true" />}
              onClick={() => {
                void printAccountPayment(receipt, { isFirst: !hasPaper });
                setHasPaper(true);
              }}
            >
              {t("payments.done.print")}
            </Button>
          ) : null}
          <Button size="lg" data-autofocus onClick={onClose}>
            {t("payments.done.close")}
          </Button>
        </>
      }
    >
      <div className={classes.done} role="status">
        <p className={classes.secondary}>{t("payments.done.change")}</p>
        <p className={classes.handBack}>{money(change)}</p>
        {currency === "USD" ? <p className={classes.secondary}>{moneyInWords(change, language)}</p> : null}
        <p className={classes.secondary}>
          {t("payments.done.received", {
            received: money(receipt.received ?? receipt.amount),
            total: money(receipt.amount),
          })}
        </p>
        <p className={classes.secondary}>
          {t("receivables.pay.left", { balance: money(receipt.balance_after) })}
        </p>
      </div>
    </AppDialog>
  );
}
