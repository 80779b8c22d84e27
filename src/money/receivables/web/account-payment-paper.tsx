import { useState } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import paper from "#platform/web/print/paper.module.css";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { AccountPaymentReceipt } from "../contract/receivables.ts";
import classes from "./account-payment-paper.module.css";
import type { AccountPaymentPrint } from "./account-payment-print.ts";

interface PrintAccountPaymentScreenProps {
  part: string | undefined;
  print: AccountPaymentPrint;
}

/** /print-cash: the receipt of a payment on account. */
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

/** Draws the receipt of a payment on account: who paid what, which invoices it settled, and what is still owed. */
function AccountPaymentPaper({ receipt, isCopy }: AccountPaymentPrint) {
  const t = useT();
  const money = (cents: Cents) => formatAmount(cents, receipt.storeSettings.currency);
  const { settled, printSettings } = receipt;
  return (
    <>
      {isCopy ? <p className={paper.mark}>{t("receipts.copy")}</p> : null}
      <Head receipt={receipt} />
      <dl className={paper.block}>
        <Row label={t("receivables.paper.before")} value={money(receipt.balance_before)} />
        <Row label={t("receivables.paper.paid")} value={money(receipt.amount)} isSum />
        <Row label={t("common.current_balance")} value={money(receipt.balance_after)} />
      </dl>
      <dl className={paper.block}>
        <Row label={t("common.payment_type")} value={receipt.method} />
        {receipt.reference ? <Row label={t("common.reference")} value={receipt.reference} /> : null}
        {receipt.received === null ? null : (
          <Row label={t("receipts.received")} value={money(receipt.received)} />
        )}
        {receipt.change ? <Row label={t("receipts.change")} value={money(receipt.change)} /> : null}
      </dl>
      {settled.length > 0 ? (
        <section className={paper.block}>
          <h2 className={paper.blockTitle}>{t("receivables.paper.settled")}</h2>
          <dl>
            {settled.map((part) => (
              <Row
                key={part.invoice_no}
                label={t(part.is_settled ? "receivables.paper.invoice" : "receivables.paper.invoice_partly", {
                  no: part.invoice_no,
                  day: formatDay(part.date),
                })}
                value={money(part.amount)}
              />
            ))}
          </dl>
        </section>
      ) : null}
      {receipt.taken_by === null ? null : (
        <p className={paper.sign}>{t("receivables.paper.taken_by", { name: receipt.taken_by })}</p>
      )}
      {printSettings.footer === "" ? null : <p className={classes.text}>{printSettings.footer}</p>}
    </>
  );
}

function Head({ receipt }: { receipt: AccountPaymentReceipt }) {
  const t = useT();
  const { storeSettings: store, printSettings, taken_back } = receipt;
  return (
    <header className={paper.head}>
      {printSettings.show_store_details ? (
        <>
          <p className={paper.store}>{store.store_name}</p>
          {store.address ? <p>{store.address}</p> : null}
          {store.phone ? <p>{t("receipts.phone", { phone: store.phone })}</p> : null}
        </>
      ) : null}
      {printSettings.header === "" ? null : <p className={classes.text}>{printSettings.header}</p>}
      <h1 className={paper.title}>{t("receivables.paper.number", { no: receipt.payment_no })}</h1>
      {taken_back ? (
        <p className={paper.mark}>
          {t("receivables.paper.taken_back", { when: formatDateTime(taken_back.at) })}
        </p>
      ) : null}
      <time dateTime={receipt.date.toISOString()}>{formatDateTime(receipt.date)}</time>
      <p>{t("receipts.customer", { customer: receipt.customerName ?? receipt.customerPhone ?? "" })}</p>
      {receipt.customerName && receipt.customerPhone ? (
        <p>{t("receipts.phone", { phone: receipt.customerPhone })}</p>
      ) : null}
    </header>
  );
}

function Row({ label, value, isSum = false }: { label: string; value: string; isSum?: boolean }) {
  return (
    <div className={classes.row} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
