import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import type { BookDocument, BookPurchase, BookSums, ConsumerDay } from "../contract/books.ts";

type Figure = Exclude<keyof BookSums, "count">;

interface BookColumns {
  t: Translate;
  currency: string;
  /** Sums of the book, for the last row. */
  sums: BookSums | undefined;
}

/** Width in pixels that each figure needs; narrower tables leave it out. */
const room: Readonly<Partial<Record<Figure, 800 | 1080>>> = {
  exempt: 800,
  not_subject: 1080,
  tributes: 1080,
  withheld: 1080,
  perceived: 1080,
};

function figureColumns<Row extends { readonly [Key in Figure]: BookSums[Key] }>(
  { t, currency, sums }: BookColumns,
  figures: readonly Figure[],
): Column<Row>[] {
  return figures.map((figure) => ({
    key: figure,
    header: t(`taxBooks.columns.${figure}`),
    align: "end",
    from: room[figure],
    cell: (row) => formatAmount(row[figure], currency),
    total: sums && formatAmount(sums[figure], currency),
  })) as Column<Row>[];
}

/** Columns of the book of sales to consumers: one row for each day. */
export function dayColumns(columns: BookColumns): Column<ConsumerDay>[] {
  const { t, sums } = columns;
  return [
    {
      key: "day",
      header: t("taxBooks.columns.day"),
      role: "primary",
      cell: ({ day }) => formatDay(day),
      total: t("taxBooks.columns.sum"),
    },
    {
      key: "numbers",
      header: t("taxBooks.columns.range"),
      from: 800,
      cell: ({ first_number, last_number }) => (
        <Stacked>
          <Numbers numbers={[first_number, last_number]} />
        </Stacked>
      ),
    },
    {
      key: "count",
      header: t("taxBooks.columns.count"),
      align: "end",
      cell: ({ count, invalidated }) => (
        <Stacked>
          <span>{formatCount(count)}</span>
          {invalidated === 0 ? null : (
            <Lesser>
              {t("common.labelled", {
                label: t("taxBooks.columns.invalidated"),
                value: formatCount(invalidated),
              })}
            </Lesser>
          )}
        </Stacked>
      ),
      total: sums && formatCount(sums.count),
    },
    ...figureColumns<ConsumerDay>(columns, ["exempt", "not_subject", "taxed", "tributes", "total"]),
  ];
}

/** Columns of the restaurant's own documents. */
export function documentColumns(columns: BookColumns): Column<BookDocument>[] {
  const { t } = columns;
  return [
    {
      key: "document",
      header: t("taxBooks.columns.document"),
      role: "primary",
      cell: ({ kind, control_number }) => (
        <Stacked>
          <span>{kindText(kind, t)}</span>
          <Numbers numbers={[control_number]} />
        </Stacked>
      ),
      total: t("taxBooks.columns.sum"),
    },
    { key: "day", header: t("taxBooks.columns.day"), cell: ({ day }) => formatDay(day), sortable: true },
    {
      key: "party",
      header: t("taxBooks.columns.party"),
      cell: (row) => <Party name={row.party_name ?? t("taxBooks.no_party")} numbers={partyNumbers(row)} />,
    },
    {
      key: "state",
      header: t("taxBooks.columns.state"),
      role: "state",
      from: 800,
      cell: ({ is_invalidated: isInvalidated }) => (
        <StatusBadge
          tone={isInvalidated ? "grey" : "green"}
          label={t(isInvalidated ? "taxBooks.invalidated" : "taxBooks.sealed")}
        />
      ),
    },
    ...figureColumns<BookDocument>(columns, ["exempt", "not_subject", "taxed", "vat", "withheld", "total"]),
  ];
}

/** Columns of the book of purchases. */
export function purchaseColumns(columns: BookColumns): Column<BookPurchase>[] {
  const { t } = columns;
  return [
    {
      key: "document",
      header: t("taxBooks.columns.document"),
      role: "primary",
      cell: ({ kind, document_number, seal }) => (
        <Stacked>
          <span>{kind === null ? t("taxBooks.no_document") : kindText(kind, t)}</span>
          <Numbers numbers={[document_number]} />
          {kind !== null && seal === null ? <Lesser>{t("taxBooks.no_seal")}</Lesser> : null}
        </Stacked>
      ),
      total: t("taxBooks.columns.sum"),
    },
    { key: "day", header: t("taxBooks.columns.day"), cell: ({ day }) => formatDay(day), sortable: true },
    {
      key: "party",
      header: t("taxBooks.columns.party"),
      cell: (row) => <Party name={row.party_name ?? "–"} numbers={partyNumbers(row)} />,
    },
    ...figureColumns<BookPurchase>(columns, ["exempt", "not_subject", "taxed", "vat", "perceived", "total"]),
  ];
}

/** NRC and NIT or DUI of the other side as people write them. */
export const partyNumbers = ({
  party_nrc: nrc,
  party_number: number,
}: Pick<BookDocument, "party_nrc" | "party_number">) => [nrc && formatNrc(nrc), number && formatNit(number)];

/** Names a kind of document (CAT-002); without a name, by its code. */
export function kindText(kind: string, t: Translate): string {
  const known = issuedTypes.find((one) => one === kind);
  return known === undefined ? kind : t(`taxDocuments.types.${known}`);
}

/** Shows long numbers in small type that may wrap. */
export function Numbers({ numbers }: { numbers: readonly (string | null)[] }) {
  const there = [...new Set(numbers.filter((number) => number !== null))];
  return (
    <>
      {there.map((number) => (
        <Lesser key={number}>{number}</Lesser>
      ))}
    </>
  );
}

function Party({ name, numbers }: { name: string; numbers: readonly (string | null)[] }) {
  return (
    <Stacked>
      <Span lines="anywhere">{name}</Span>
      <Numbers numbers={numbers} />
    </Stacked>
  );
}
