import { formatIdentity, formatNrc, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import {
  addCents,
  type Cents,
  cents,
  percentFromBasisPoints,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime, formatList } from "#platform/web/format.ts";
import { guestAddress } from "#platform/web/guest-address.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { QrDrawing } from "#platform/web/qr/qr-drawing.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Receipt } from "../contract/receipts.ts";
import type { Receipt as Printed, TaxOnPaper } from "../domain/receipt-view.ts";
import { documentSums, FigureRows, hasOwnSums, type PaperFigure } from "./figure-rows.tsx";
import { ReceiptDocument } from "./receipt-document.tsx";
import { ReceiptLines } from "./receipt-lines.tsx";
import classes from "./receipt-paper.module.css";

interface ReceiptPaperProps {
  /** The paper's own heading; lower inside a screen that has one. */
  heading?: "h1" | "h2" | undefined;
  /** The server's receipt: numbers, date, payment. */
  wire: Receipt;
  /** The same receipt with the print settings applied. */
  printed: Printed;
  /** True for a reprint: the paper says so above and below. */
  isCopy?: boolean;
}

/** Draws a receipt from its header to its token, in reading order. */
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
          <p className={classes.tokenWord}>{t("common.token")}</p>
          <p className={classes.circle}>{printed.tokenNo}</p>
        </div>
      )}
      {isCopy ? <CopyMark /> : null}
    </>
  );
}

/** Shows the QR code of the feedback page. */
function FeedbackCode({ path }: { path: string }) {
  const t = useT();
  return (
    <div className={classes.token}>
      <p>{t("common.tell_us")}</p>
      <QrDrawing className={classes.feedback} text={guestAddress(path)} label={t("common.tell_us")} />
    </div>
  );
}

/** Says whether the sale is void or only partly left. */
function stateText({ document }: ReceiptPaperProps["wire"], t: Translate): string | null {
  if (document?.state === "invalidated") return t("receipts.void");
  return document?.is_of_rest ? t("receipts.rest") : null;
}

function CopyMark() {
  const t = useT();
  return <p className={classes.copy}>{t("receipts.copy")}</p>;
}

/** Orders and the place they were eaten at; a sale written by hand has neither. */
function placeFacts({ orderNos, tableTitle, floor, deliveryType }: Receipt, t: Translate): string[] {
  if (orderNos.length === 0) return [];
  return [
    t("receipts.orders", { count: orderNos.length, orders: formatList(orderNos.map(String)) }),
    tableTitle === null
      ? t("receipts.service", { service: t(`common.dining.${deliveryType}`) })
      : [tableTitle, floor].filter(Boolean).join(" - "),
  ];
}

function ReceiptHead({ wire, printed, heading: Heading = "h1" }: ReceiptPaperProps) {
  const t = useT();
  const { store } = printed;
  // The buyer's data of a tax document do not depend on settings (guide §23).
  const isDocument = wire.document !== null && wire.receptor !== null;
  const customer =
    printed.customer ?? (isDocument ? { name: wire.receptor?.nombre ?? null, phone: null } : null);
  const facts = [
    wire.invoiceNo === null ? null : t("common.invoice_of", { invoiceNo: wire.invoiceNo }),
    stateText(wire, t),
    wire.invoiceType === null ? null : t(`receipts.invoice_type.${wire.invoiceType}`),
    ...placeFacts(wire, t),
    wire.waiter === null ? null : t("receipts.waiter", { waiter: wire.waiter }),
    customer === null
      ? null
      : t("receipts.customer", { customer: customer.name ?? t("common.walk_in_customer") }),
    ...(customer === null ? [] : buyerFacts(wire, t)),
    // A customer without a name already shows the phone as one.
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

interface ReceiptFiguresProps {
  wire: Receipt;
  printed: Printed;
  amount: (cents: Cents) => string;
}

/**
 * Lists the figures from the subtotal to the change; they add up, and zeros have no line. A crédito fiscal, whose
 * prices are without IVA, and the document for the rest after a refund show that document's sums instead (guide §7).
 */
function ReceiptFigures(props: ReceiptFiguresProps) {
  const t = useT();
  const { document } = props.wire;
  const rows =
    document && hasOwnSums(document) ? documentSums(document, props.amount, t) : saleRows(props, t);
  return <FigureRows className={classes.block} rows={[...rows, ...paymentRows(props, t)]} />;
}

function saleRows({ wire, printed, amount }: ReceiptFiguresProps, t: Translate): PaperFigure[] {
  const { figures, tip } = printed;
  const taxRow = (tax: TaxOnPaper): PaperFigure => ({
    label: t(`receipts.tax_line.${tax.type}`, { rate: formatPercent(percentFromBasisPoints(tax.rate)) }),
    value: amount(tax.amount),
    ...(tax.type === "inclusive" ? { look: "minor" } : {}),
  });
  const rowOf = (label: string, cents: Cents): PaperFigure[] =>
    cents === 0 ? [] : [{ label, value: amount(cents) }];
  return [
    { label: t("common.subtotal"), value: amount(figures.subtotal) },
    ...(wire.discounts.length === 0
      ? rowOf(t("common.discount"), cents(-figures.discount))
      : wire.discounts.flatMap(({ kind, code, amount: off }) =>
          rowOf(t(`receipts.discount.${kind}`, { code: code ?? "" }), cents(-off)),
        )),
    ...rowOf(t("common.service_charge"), figures.serviceCharge),
    ...figures.added.map(taxRow),
    ...rowOf(t("taxDelivery.receipt.tributes"), figures.tributes),
    ...rowOf(t("common.tip"), tip ?? ZERO_CENTS),
    { label: t("common.total"), value: amount(printed.total), look: "total" },
    ...(wire.withheldTotal === 0
      ? []
      : ([
          { label: t("common.iva_withheld"), value: amount(cents(-wire.withheldTotal)) },
          { label: t("common.total_payable"), value: amount(wire.payableTotal), look: "total" },
        ] as const)),
    // A factura does not show its IVA separately (guide §23).
    ...(wire.document?.type === "01" ? [] : figures.included.map(taxRow)),
  ];
}

/** Lists the payments. An unpaid account names no payment type. */
function paymentRows({ wire, printed, amount }: ReceiptFiguresProps, t: Translate): PaperFigure[] {
  if (wire.invoiceNo === null) return unpaidRows(wire, amount, t);
  const name: PaperFigure = {
    label: t("common.payment_type"),
    value: printed.paymentName ?? t("receipts.cash"),
    look: "words",
  };
  // The cash handed over was for the whole sale.
  if (wire.document?.is_of_rest) return [name];
  const [only, another] = wire.payments;
  return [
    ...(only && another
      ? wire.payments.map(
          (payment): PaperFigure => ({
            label: payment.method,
            value: amount(addCents(payment.amount, payment.tip)),
          }),
        )
      : [name]),
    ...(wire.received === null ? [] : [{ label: t("receipts.received"), value: amount(wire.received) }]),
    ...(wire.change ? [{ label: t("receipts.change"), value: amount(wire.change) }] : []),
    ...(wire.onAccount
      ? [{ label: t("receipts.account_balance"), value: amount(wire.onAccount.balance) }]
      : []),
  ];
}

/** Lists what was paid in parts of an account, and what is left. */
function unpaidRows(
  { settled }: Receipt,
  amount: ReceiptFiguresProps["amount"],
  t: Translate,
): PaperFigure[] {
  if (settled === null) return [{ label: t("common.status"), value: t("receipts.unpaid"), look: "words" }];
  return [
    { label: t("receipts.paid"), value: amount(cents(-settled.paid)) },
    { label: t("common.left_to_pay"), value: amount(settled.left), look: "total" },
  ];
}

/**
 * Returns the buyer's facts that the paper prints beside the name, if known: trade name, document, NRC, activity and
 * address; places have names if a document gives them (guide §23).
 */
export function buyerFacts(
  { receptor, document }: Pick<Receipt, "receptor" | "document">,
  t: Translate,
): string[] {
  if (receptor === null) return [];
  const { tipoDocumento, numDocumento, nrc, descActividad, direccion } = receptor;
  const { trade_name, address } = document?.buyer ?? { trade_name: null, address: null };
  return [
    trade_name === receptor.nombre ? null : trade_name,
    numDocumento === null
      ? null
      : t(documentKey(tipoDocumento), { number: formatIdentity(tipoDocumento, numDocumento) }),
    nrc === null ? null : t("receipts.buyer.nrc", { number: formatNrc(nrc) }),
    descActividad === null ? null : t("common.activity_is", { activity: descActividad }),
    address ?? (direccion?.complemento || null),
  ].filter((fact) => fact !== null);
}

function documentKey(documentType: string | null) {
  if (documentType === identityDocuments.nit) return "receipts.buyer.nit";
  return documentType === identityDocuments.dui ? "receipts.buyer.dui" : "receipts.buyer.document";
}
