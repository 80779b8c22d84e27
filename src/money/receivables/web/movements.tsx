import type { Cents } from "#platform/domain/money/cents.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { useT } from "#platform/web/use-t.ts";
import { statementSides } from "#service/customers/domain/credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { AccountStatement, StatementLine } from "../contract/receivables.ts";
import classes from "./receivables.module.css";
import { type StatementPeriod, saveStatement, saveStatementPage } from "./receivables-api.ts";
import { useLineActions } from "./use-line-actions.tsx";

export interface MovementsProps {
  statement: AccountStatement;
  /** True while another period is loading. */
  busy: boolean;
  period: StatementPeriod;
  onPeriod: (period: StatementPeriod) => void;
}

/** Lists the changes of the account in a period with the debt after each; downloads them as a file or as a page. */
export function Movements({ statement, busy, period, onPeriod }: MovementsProps) {
  const t = useT();
  const actions = useLineActions(statement);
  const rows = movementRows(statement);
  const between = t("lists.between", { from: formatDay(statement.from), to: formatDay(statement.to) });
  return (
    <Section
      title={t("receivables.page.movements")}
      description={between}
      action={<Tools statement={statement} period={period} onPeriod={onPeriod} />}
    >
      <DataTable<MovementRow>
        caption={t("receivables.page.movements")}
        columns={movementColumns(statement, t)}
        rows={statement.lines.length === 0 && statement.opening === 0 ? [] : rows}
        rowKey={({ key }) => key}
        state={{ status: "ready", refreshing: busy }}
        rowActions={({ line }) => (line ? actions.of(line) : [])}
        rowActionsLabel={({ line }) =>
          line ? t("common.actions_for_what", { what: movementTitle(line, t) }) : ""
        }
        empty={
          <EmptyState
            size="small"
            picture={<ReceiptPicture />}
            message={t("receivables.page.nothing")}
            hint={t("receivables.page.nothing_hint")}
          />
        }
      />
      {statement.has_more ? <Muted>{t("receivables.page.more_lines")}</Muted> : null}
      {actions.dialogs}
    </Section>
  );
}

function Tools({ statement, period, onPeriod }: Omit<MovementsProps, "busy">) {
  const t = useT();
  const { id } = statement.customer;
  const chosen = period.period ?? (period.from || period.to ? "custom" : "this_month");
  const isCustom = chosen === "custom";
  return (
    <div className={classes.tools}>
      <PeriodChip
        periods={pastPeriods}
        choice={{
          period: chosen,
          from: isCustom ? (period.from ?? statement.from) : undefined,
          to: isCustom ? (period.to ?? statement.to) : undefined,
        }}
        onChoice={onPeriod}
      />
      <ExportMenu
        saveCsv={() => saveStatement(id, period)}
        files={[
          {
            label: t("common.download_pdf"),
            save: () =>
              saveStatementPage(
                id,
                period,
                t("receivables.page.pdf_name", { name: customerDisplayName(statement.customer) }),
              ),
          },
        ]}
      />
    </div>
  );
}

function movementColumns(statement: AccountStatement, t: Translate): Column<MovementRow>[] {
  const { currency, charged, paid, returned, closing, has_more: isCut } = statement;
  const money = (cents: number | null) =>
    cents === null ? "" : formatAmount(cents as typeof closing, currency);
  return [
    {
      key: "what",
      header: t("receivables.file.kind"),
      role: "primary",
      cell: ({ line }) => (line ? <MovementTitle line={line} /> : t("receivables.file.opening")),
      total: t("receivables.file.closing"),
    },
    {
      key: "date",
      header: t("common.date"),
      cell: ({ line }) => formatDay(line?.date ?? statement.from),
    },
    {
      key: "charged",
      header: t("receivables.file.charged"),
      align: "end",
      cell: (row) => money(row.charged),
      total: isCut ? undefined : money(charged),
    },
    {
      key: "paid",
      header: t("receivables.file.paid"),
      align: "end",
      cell: (row) => money(row.paid),
      total: isCut ? undefined : money(paid + returned),
    },
    {
      key: "balance",
      header: t("common.balance"),
      align: "end",
      cell: ({ balance }) => money(balance),
      total: money(closing),
    },
  ];
}

function MovementTitle({ line }: { line: StatementLine }) {
  const t = useT();
  const details = [
    line.method,
    line.reference,
    line.kind === "invoice" || line.invoice_no === null ? null : t("refunds.title", { no: line.invoice_no }),
    line.is_taken_back ? t("receivables.page.is_taken_back") : null,
  ].filter(Boolean);
  return (
    <span data-taken-back={line.is_taken_back || undefined}>
      {movementTitle(line, t)}
      {details.length > 0 ? (
        <Muted as="span" block size="sm" weight={400}>
          {factsText(details)}
        </Muted>
      ) : null}
    </span>
  );
}

const movementTitle = ({ kind, number }: StatementLine, t: Translate) =>
  t("receivables.page.what", { kind: t(`receivables.kind.${kind}`), no: number });

/** A row of the table; the first one is the debt before. */
interface MovementRow {
  readonly key: string;
  /** Null for the debt before. */
  readonly line: StatementLine | null;
  readonly charged: Cents | null;
  readonly paid: Cents | null;
  readonly balance: Cents;
}

/** Returns the rows between the debts before and after: charges on one side, payments and deductions on the other. */
export function movementRows({ opening, lines }: Pick<AccountStatement, "opening" | "lines">): MovementRow[] {
  return [
    { key: "opening", line: null, charged: null, paid: null, balance: opening },
    ...lines.map((line, index) => ({
      key: `${index} ${line.kind} ${line.number}`,
      line,
      ...statementSides(line.kind, line.amount),
      balance: line.balance,
    })),
  ];
}
