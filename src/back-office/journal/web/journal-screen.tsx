import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { MonthField, monthOf, monthText } from "#back-office/tax-books/web/month-field.tsx";
import { screens } from "#platform/domain/access/screens.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { JournalEntryView, NamedAccount } from "../contract/journal.ts";
import { journalQuery, saveJournal } from "./journal-api.ts";

const AccountsDialog = lazy(() =>
  import("./accounts-dialog.tsx").then((module) => ({ default: module.AccountsDialog })),
);

interface JournalScreenProps {
  /** Month in the address. */
  named: string | undefined;
  onMonth: (month: string) => void;
}

/** /dashboard/accounting/journal: an entry for each day of a month, balanced, with a file for the accountant's program. */
export function JournalScreen({ named, onMonth }: JournalScreenProps) {
  const t = useT();
  const month = monthOf(named);
  const query = useQuery(journalQuery(month));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("journal.title")}
        meta={monthText(month)}
        action={
          <>
            <RouterButton variant="default" to={screens.taxBooks.path} search={{ month }}>
              {t("screens.taxBooks")}
            </RouterButton>
            <ExportMenu
              files={[{ label: t("journal.save"), save: () => saveJournal(month) }]}
              disabled={data === undefined || data.entries.length === 0}
            />
          </>
        }
        filters={<MonthField month={month} onMonth={onMonth} />}
      />
      <Stack gap={24}>
        <Muted>{t("journal.hint")}</Muted>
        {data ? (
          <>
            <AccountsButton accounts={data.accounts} />
            <Entries entries={data.entries} accounts={data.accounts} currency={data.currency} />
          </>
        ) : (
          <QueryPending query={query} count={8} rowHeight={56} />
        )}
      </Stack>
    </>
  );
}

/** Opens the form of the accounts; for people who may name them. */
function AccountsButton({ accounts }: { accounts: readonly NamedAccount[] }) {
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayDo("accounting.record")) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t("journal.edit")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AccountsDialog accounts={accounts} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface EntriesProps {
  entries: readonly JournalEntryView[];
  accounts: readonly NamedAccount[];
  currency: string;
}

function Entries({ entries, accounts, currency }: EntriesProps) {
  const t = useT();
  if (entries.length === 0)
    return (
      <EmptyState picture={<ReceiptPicture />} message={t("journal.empty")} hint={t("journal.empty_hint")} />
    );
  const isUnmatched = entries.some(({ lines }) => lines.some(({ concept }) => concept === "unmatched"));
  return (
    <>
      {isUnmatched ? <Notice tone="red">{t("journal.unmatched")}</Notice> : null}
      {entries.map((entry) => (
        <Section key={entry.day} title={t("journal.entry", { day: formatDay(entry.day) })}>
          <DataTable<Line>
            caption={t("journal.entry", { day: formatDay(entry.day) })}
            columns={lineColumns({ t, accounts, currency, total: entry.total })}
            rows={entry.lines}
            rowKey={({ concept, account, method }) => `${concept} ${account} ${method ?? ""}`}
            state={{ status: "ready" }}
            empty={null}
          />
        </Section>
      ))}
    </>
  );
}

type Line = JournalEntryView["lines"][number];

interface LineLook {
  t: Translate;
  accounts: readonly NamedAccount[];
  currency: string;
  total: Cents;
}

function lineColumns({ t, accounts, currency, total }: LineLook): Column<Line>[] {
  const accountOf = (line: Line) => accounts.find(({ account }) => account === line.account);
  const side = (amount: Cents) => (amount === 0 ? "" : formatAmount(amount, currency));
  return [
    {
      key: "account",
      header: t("journal.columns.account"),
      role: "primary",
      cell: (line) => (
        <Stacked>
          <span>{accountOf(line)?.title}</span>
          <Lesser>{accountOf(line)?.code}</Lesser>
        </Stacked>
      ),
      total: t("common.total"),
    },
    {
      key: "concept",
      header: t("journal.columns.concept"),
      cell: ({ concept, method }) =>
        method === null
          ? t(`journal.concepts.${concept}`)
          : t("common.labelled", { label: t(`journal.concepts.${concept}`), value: method }),
    },
    {
      key: "debit",
      header: t("journal.columns.debit"),
      align: "end",
      cell: ({ debit }) => side(debit),
      total: formatAmount(total, currency),
    },
    {
      key: "credit",
      header: t("journal.columns.credit"),
      align: "end",
      cell: ({ credit }) => side(credit),
      total: formatAmount(total, currency),
    },
  ];
}
