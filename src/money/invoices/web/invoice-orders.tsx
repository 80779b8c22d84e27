import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { addCents, percentFromBasisPoints, sumCents } from "#platform/domain/money/cents.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount, formatDetails } from "#platform/web/format.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { foldCombos } from "#service/orders/domain/combo-lines.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { Box, Row, Span, Text } from "#ui/layout/layout.tsx";
import type { ListedInvoice, readInvoiceOrders } from "../contract/invoices.ts";
import { invoiceOrdersQuery } from "./invoices-api.ts";

type Parts = ResponseOf<typeof readInvoiceOrders>;

/** Shows the contents of an invoice: lines by order, taxes with their bases, and each payment. */
export function InvoiceOrders({ invoice }: { invoice: ListedInvoice }) {
  const parts = useQuery(invoiceOrdersQuery(invoice));
  if (parts.data) return <InvoiceParts parts={parts.data} />;
  return <QueryPending query={parts} count={3} />;
}

/** Shows the contents of an invoice that is already loaded. */
export function InvoiceParts({ parts }: { parts: Parts }) {
  return (
    <>
      <Orders parts={parts} />
      <Taxes parts={parts} />
      <Payments parts={parts} />
    </>
  );
}

function Orders({ parts }: { parts: Parts }) {
  const t = useT();
  const byHand =
    parts.items.length === 0 ? [] : [{ key: 0, title: t("invoices.by_hand"), items: parts.items }];
  const orders = parts.orders.map(({ order_id: key, order_no: order, token_no: token, items }) => ({
    key,
    title: t("invoices.order", { order, token }),
    items,
  }));
  return [...orders, ...byHand].map(({ key, title, items }) => (
    <FactList
      key={key}
      title={title}
      facts={foldCombos(items).map(({ line, parts: dishes }) => ({
        what: t("common.pieces_of", {
          quantity: line.quantity,
          title: line.combo?.title ?? formatDetails([line.title, line.variant_title]),
        }),
        note: line.combo
          ? factsText(
              countedTexts(
                dishes.map((dish) => dish.title),
                formatCount,
              ),
            )
          : line.notes,
        amount: formatAmount(
          line.combo ? sumCents(dishes.map((dish) => dish.line_total)) : line.line_total,
          parts.currency,
        ),
      }))}
    />
  ));
}

function Taxes({ parts: { taxBreakdown, tributesTotal, currency } }: { parts: Parts }) {
  const t = useT();
  if (taxBreakdown.length === 0 && tributesTotal === 0) return null;
  const tributes = {
    what: t("invoices.tributes"),
    note: null,
    amount: formatAmount(tributesTotal, currency),
  };
  return (
    <FactList
      title={t("common.taxes")}
      facts={[
        ...taxBreakdown.map((tax) => ({
          what: t(`receipts.tax_line.${tax.type}`, { rate: formatPercent(percentFromBasisPoints(tax.rate)) }),
          note: t("invoices.base", { amount: formatAmount(tax.base, currency) }),
          amount: formatAmount(tax.amount, currency),
        })),
        ...(tributesTotal > 0 ? [tributes] : []),
      ]}
    />
  );
}

function Payments({ parts: { payments, withheldTotal, currency } }: { parts: Parts }) {
  const t = useT();
  const withheld = {
    what: t("common.iva_withheld"),
    note: t("invoices.withheld_note"),
    amount: formatAmount(withheldTotal, currency),
  };
  return (
    <FactList
      title={t("invoices.payments")}
      facts={[
        ...payments.map(({ method, reference, tip, amount }) => {
          const notes = [
            reference === null ? null : t("invoices.reference", { reference }),
            tip > 0 ? t("invoices.with_tip", { amount: formatAmount(tip, currency) }) : null,
          ];
          return {
            what: method,
            note: factsText(notes) || null,
            amount: formatAmount(addCents(amount, tip), currency),
          };
        }),
        ...(withheldTotal > 0 ? [withheld] : []),
      ]}
    />
  );
}

interface Fact {
  readonly what: string;
  readonly note: string | null;
  readonly amount: string;
}

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title}>
      <Text as="h3" size="md">
        {title}
      </Text>
      <Box as="ul" above={8}>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice never changes, and two of its lines may be equal
          <Row as="li" align="baseline" justify="between" gap={12} ruled key={place}>
            <Stacked>
              <span>{fact.what}</span>
              {fact.note === null ? null : <Lesser>{fact.note}</Lesser>}
            </Stacked>
            <Span room="keep">{fact.amount}</Span>
          </Row>
        ))}
      </Box>
    </section>
  );
}
