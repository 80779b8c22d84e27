import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDay } from "#platform/web/format.ts";
import { QrDrawing } from "#platform/web/qr/qr-drawing.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { ReceiptDocument as Wire } from "#tax/tax-documents/contract/receipt-document.ts";
import { Text } from "#ui/layout/layout.tsx";
import type { ReceiptLine } from "../domain/receipt-view.ts";
import { documentLinesOf } from "./document-lines.ts";
import { documentSums, FigureRows, hasOwnSums } from "./figure-rows.tsx";
import classes from "./receipt-paper.module.css";

interface ReceiptDocumentProps {
  document: Wire;
  /** The lines of the paper above it. */
  lines: readonly ReceiptLine[];
  amount: (cents: Cents) => string;
}

/**
 * Shows the tax document of the sale in short (guide §23): the issuer, its numbers, its seal or why it has none yet,
 * its sums by kind of sale, and the QR code of the ministry's page.
 */
export function ReceiptDocument({ document, lines, amount }: ReceiptDocumentProps) {
  const t = useT();
  const { issuer } = document;
  const facts = [
    issuer.trade_name === null || issuer.trade_name === issuer.name ? null : issuer.trade_name,
    t("taxDelivery.receipt.nit", { nit: formatNit(issuer.nit), nrc: formatNrc(issuer.nrc) }),
    t("common.activity_is", { activity: issuer.activity }),
    issuer.address,
    t("taxDelivery.receipt.contact", { phone: issuer.phone, email: issuer.email }),
    t("taxDelivery.receipt.control_number", { number: document.control_number }),
    t("taxDelivery.mail.code", { code: document.generation_code }),
    document.seal === null ? null : t("taxDelivery.receipt.seal", { seal: document.seal }),
    t("taxDelivery.receipt.issued", { day: formatDay(document.issued_on), time: document.issued_at }),
    modelOf(document, t),
  ];
  return (
    <section className={classes.block} aria-label={t("taxDelivery.receipt.heading")}>
      <Text weight={700} centred>
        {t("taxDelivery.receipt.heading")}
      </Text>
      <Text weight={700} centred>
        {factsText([
          t(`taxDelivery.types.${document.type}`),
          t("taxDelivery.receipt.version", { version: document.version }),
        ])}
      </Text>
      <Marks document={document} />
      <Text weight={600}>{issuer.name}</Text>
      {facts.map((fact) => (fact === null ? null : <p key={fact}>{fact}</p>))}
      <Kinds document={document} lines={lines} />
      {hasOwnSums(document) ? null : <FigureRows rows={documentSums(document, amount, t)} />}
      <p>{document.words}</p>
      <p>
        {t("taxDelivery.receipt.condition", {
          condition: t(`taxDelivery.paper.conditions.${document.condition}`),
        })}
      </p>
      <QrDrawing className={classes.qr} text={document.query_address} label={t("taxDelivery.receipt.qr")} />
      <p className={classes.address}>{document.query_address}</p>
    </section>
  );
}

function modelOf({ is_contingency }: Wire, t: ReturnType<typeof useT>): string {
  const code = is_contingency ? "2" : "1";
  return t("taxDelivery.receipt.model", {
    model: t(`taxDelivery.paper.models.${code}`),
    transmission: t(`taxDelivery.paper.transmissions.${code}`),
  });
}

/** Marks a document that is a test, not valid or not sealed yet. */
function Marks({ document: { environment, state, seal, is_contingency } }: { document: Wire }) {
  const t = useT();
  const isVoid = state === "rejected" || state === "replaced" || state === "invalidated";
  const unsealed = t(is_contingency ? "taxDelivery.receipt.contingency" : "taxDelivery.receipt.unsealed");
  return (
    <>
      {environment === "00" ? <p className={classes.mark}>{t("taxDelivery.receipt.test")}</p> : null}
      {isVoid ? (
        <p className={classes.mark}>
          {t("taxDelivery.receipt.void", { state: t(`taxDocuments.state.${state}`) })}
        </p>
      ) : seal === null ? (
        <p className={classes.mark}>{unsealed}</p>
      ) : null}
    </>
  );
}

const kinds = ["taxed", "exempt", "notSubject", "outside"] as const;

/** Explains the letters beside the lines, and lists lines that only the document has if they are not above. */
function Kinds({ document, lines }: Omit<ReceiptDocumentProps, "amount">) {
  const t = useT();
  const others = hasOwnSums(document) ? [] : documentLinesOf(lines, document.lines).others;
  return (
    <>
      <p>{factsText(kinds.map((kind) => t(`taxDelivery.receipt.kind.${kind}`)))}</p>
      {others.map(({ title, unit, sale }) => (
        <p key={title}>
          {t("taxDelivery.receipt.only_here", {
            title,
            unit,
            letter: t(`taxDelivery.receipt.letter.${sale}`),
          })}
        </p>
      ))}
    </>
  );
}
