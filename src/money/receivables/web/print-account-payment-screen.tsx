import { useState } from "react";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import { AccountPaymentPaper } from "./account-payment-paper.tsx";
import type { AccountPaymentPrint } from "./account-payment-print.ts";

interface PrintAccountPaymentScreenProps {
  part: string | undefined;
  print: AccountPaymentPrint;
}

/** On /print-cash: what a customer is given for a payment on account. */
export function PrintAccountPaymentScreen({ part, print }: PrintAccountPaymentScreenProps) {
  const t = useT();
  const [isAgain, setAgain] = useState(false);
  return (
    <PrintFrame
      title={t("receivables.paper.title")}
      nothing={t("cash.paper.nothing")}
      page="/print-cash"
      part={part}
      onAgain={() => setAgain(true)}
      widthMm={print.receipt.printSettings.page_format}
    >
      <AccountPaymentPaper {...print} isCopy={print.isCopy || isAgain} />
    </PrintFrame>
  );
}
