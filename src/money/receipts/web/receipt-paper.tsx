import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import { guestAddress } from "#platform/web/guest-address.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QrDrawing } from "#platform/web/qr/qr-drawing.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Receipt } from "../contract/receipts.ts";
import type { Receipt as Printed } from "../domain/receipt-view.ts";
import { buyerFacts } from "./buyer-facts.ts";
import { ReceiptDocument } from "./receipt-document.tsx";
import { ReceiptFigures } from "./receipt-figures.tsx";
import { ReceiptLines } from "./receipt-lines.tsx";
import classes from "./receipt-paper.module.css";

export interface ReceiptPaperProps {
  /** The paper's own heading; inside a screen that has one it is a lower one. */
  heading?: "h1" | "h2" | undefined;
  /** The receipt of the server: numbers, date, payment. */
  wire: Receipt;
  /** The same with the print settings applied. */
  printed: Printed;
  /** Whether there was one before: above and below it says so. */
  isCopy?: boolean;
}

/** A receipt from its header to its token, in the order in which people read it. */
export function ReceiptPaper({ wire, printed, heading, isCopy = false }: ReceiptPaperProps) {
  const t = useT();
  const amount = (cents: Cents) => formatAmount(cents, wire.storeSettings.currency);
  return (
    <>
      {isCopy ? <CopyMark /> : null}
      <ReceiptHead wire={wire} printed={printed} heading={heading} />
      <ReceiptLines lines={printed.lines} document={wire.document} amount={amount} />
      <ReceiptFigures wire={wire} printed={printed} amount={amount} />
      {wire.document ? (
        <ReceiptDocument document={wire.document} lines={printed.lines} amount={amount} />
      ) : null}
      {wire.onAccount && !wire.document?.is_of_rest ? (
        <p className={classes.sign}>{t("receipts.signature")}</p>
      ) : null}
      {wire.feedbackPath === null ? null : <FeedbackCode path={wire.feedbackPath} />}
      {printed.footer === null ? null : <p className={classes.text}>{printed.footer}</p>}
      {printed.tokenNo === null ? null : (
        <div className={classes.token}>
          <p className={classes.tokenWord}>{t("receipts.token")}</p>
          <p className={classes.circle}>{printed.tokenNo}</p>
        </div>
      )}
      {isCopy ? <CopyMark /> : null}
    </>
  );
}

/** Where the guest says how it was. */
function FeedbackCode({ path }: { path: string }) {
  const t = useT();
  return (
    <div className={classes.token}>
      <p>{t("receipts.feedback")}</p>
      <QrDrawing className={classes.feedback} text={guestAddress(path)} label={t("receipts.feedback")} />
    </div>
  );
}

/** What became of the sale: void, or only a part of it left. */
function standingText({ document }: ReceiptPaperProps["wire"], t: Translate): string | null {
  if (document?.state === "invalidated") return t("receipts.void");
  return document?.is_of_rest ? t("receipts.rest") : null;
}

function CopyMark() {
  const t = useT();
  return <p className={classes.copy}>{t("receipts.copy")}</p>;
}

function ReceiptHead({ wire, printed, heading: Heading = "h1" }: ReceiptPaperProps) {
  const t = useT();
  const { store } = printed;
  // What a tax document says of its buyer is no matter of settings (guide §23).
  const isDocument = wire.document !== null && wire.receptor !== null;
  const customer =
    printed.customer ?? (isDocument ? { name: wire.receptor?.nombre ?? null, phone: null } : null);
  const facts = [
    wire.invoiceNo === null ? null : t("receipts.invoice", { invoiceNo: wire.invoiceNo }),
    standingText(wire, t),
    wire.invoiceType === null ? null : t(`receipts.invoice_type.${wire.invoiceType}`),
    t("receipts.orders", { count: wire.orderNos.length, orders: wire.orderNos.join(", ") }),
    wire.tableTitle === null
      ? t("receipts.service", { service: t(`receipts.${wire.deliveryType}`) })
      : [wire.tableTitle, wire.floor].filter(Boolean).join(" - "),
    wire.waiter === null ? null : t("receipts.waiter", { waiter: wire.waiter }),
    customer === null ? null : t("receipts.customer", { customer: customer.name ?? t("receipts.walk_in") }),
    ...(customer === null ? [] : buyerFacts(wire, t)),
    // A customer without a name is called by the phone already.
    customer?.phone && customer.phone !== customer.name
      ? t("receipts.phone", { phone: customer.phone })
      : null,
  ];
  return (
    <header className={classes.head}>
      <Heading className={store === null ? "visually-hidden" : classes.store}>
        {store === null ? t("receipts.receipt_title") : store.name}
      </Heading>
      {store?.address ? <p className={classes.centred}>{store.address}</p> : null}
      {store?.phone ? <p className={classes.centred}>{t("receipts.phone", { phone: store.phone })}</p> : null}
      {store?.email ? <p className={classes.centred}>{store.email}</p> : null}
      {printed.header === null ? null : <p className={classes.text}>{printed.header}</p>}
      <div className={classes.facts}>
        <time dateTime={wire.date.toISOString()}>{formatDateTime(wire.date)}</time>
        {facts.map((fact) => (fact === null ? null : <p key={fact}>{fact}</p>))}
      </div>
    </header>
  );
}
