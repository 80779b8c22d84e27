import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import {
  withheldColumns as described,
  type WithheldEntry,
  type WithheldSums,
} from "../../contract/withheld.ts";
import { kindText, Numbers, partyNumbers } from "../book-columns.tsx";

interface WithheldLook {
  t: Translate;
  currency: string;
  sums: WithheldSums | undefined;
}

/** Kinds of documents that only come from others (CAT-002). */
const received = ["07", "08", "09"] as const;

/** Names a kind of document; a purchase that somebody typed has none. */
export function withheldKindText(kind: string | null, t: Translate): string {
  if (kind === null) return t("taxBooks.no_document");
  const known = received.find((each) => each === kind);
  return known === undefined ? kindText(kind, t) : t(`withholdingDocuments.types.${known}`);
}

/** Columns of the lists of withheld tax. */
export function withheldColumns({ t, currency, sums }: WithheldLook): Column<WithheldEntry>[] {
  return tableColumns(described, {
    t,
    currency,
    looks: {
      day: { total: t("taxBooks.columns.sum") },
      kind: {
        role: "primary",
        cell: ({ kind, control_number: number, income_code: code }) => (
          <Stacked>
            <span>{withheldKindText(kind, t)}</span>
            <Numbers numbers={[number]} />
            {code === null ? null : <Lesser>{t(`taxBooks.withheld.incomes.${code}`)}</Lesser>}
          </Stacked>
        ),
      },
      party_name: {
        cell: (row) => (
          <Stacked>
            <Span lines="anywhere">{row.party_name ?? "–"}</Span>
            <Numbers numbers={partyNumbers(row)} />
          </Stacked>
        ),
      },
      base: { from: 800, total: sums && formatAmount(sums.base, currency) },
      amount: { total: sums && formatAmount(sums.amount, currency) },
    },
  });
}
