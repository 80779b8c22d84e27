import { useState } from "react";
import { useT } from "../../platform/use-t.ts";
import { PrintFrame } from "../receipts/print-frame.tsx";
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
