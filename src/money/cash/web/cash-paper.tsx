import { type ReactNode, useState } from "react";
import type { z } from "zod";
import type {
  CashPrint,
  CashReport,
  cashTakings,
  MethodCount,
} from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import paper from "#platform/web/print/paper.module.css";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { readPrintData } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { Span } from "#ui/layout/layout.tsx";
import type { CountedPieces } from "../domain/cash-count.ts";
import classes from "./cash-paper.module.css";
import { readCashPrint } from "./cash-print.ts";
import { movementKey, movementReason, reportLines, shownCounts } from "./report-lines.ts";
import { savedCountTexts } from "./saved-counts.tsx";

/** /print-cash: X or Z on the till's paper. */
export function PrintCashScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readCashPrint(readPrintData("/print-cash", part)));
  return (
    <PrintFrame
      title={t("cash.paper.title")}
      nothing={t("cash.paper.nothing")}
      page="/print-cash"
      part={part}
      widthMm={print?.report.store.page_format}
    >
      {print && <CashPaper print={print} />}
    </PrintFrame>
  );
}

/** Draws X or Z as printed: head, cash, payment types, movements, count, a line to sign on. A reprinted Z says so. */
function CashPaper({ print }: { print: CashPrint }) {
  const { report } = print;
  const t = useT();
  const { closing, figures, store } = report;
  const amount = (cents: Cents) => formatAmount(cents, store.currency);
  return (
    <>
      <PaperHead print={print} />
      <Block title={t("cash.drawer_cash")}>
        {reportLines(report, t).map((line) => (
          <Row key={line.label} label={line.label} value={amount(line.amount)} isSum={line.look === "sum"} />
        ))}
        {report.opening?.difference_reason ? (
          <p>{t("cash.opening.said", { reason: report.opening.difference_reason })}</p>
        ) : null}
        {closing?.difference_reason ? (
          <p>{t("common.reason_is", { reason: closing.difference_reason })}</p>
        ) : null}
        {closing?.approved_by ? <p>{t("cash.approved_by", { name: closing.approved_by })}</p> : null}
      </Block>
      {figures.takings ? <PaperTakings takings={figures.takings} amount={amount} /> : null}
      {closing ? <PaperMethodCounts counts={closing.methods} amount={amount} /> : null}
      <PaperCounts report={report} amount={amount} />
      <PaperMovements movements={figures.movements} amount={amount} />
      {report.opening ? (
        <Block title={t("cash.paper.opening_count")}>
          <PaperPieces pieces={report.opening.counts} sum={figures.float} amount={amount} />
        </Block>
      ) : null}
      {closing ? (
        <Block title={t("cash.paper.count")}>
          <PaperPieces pieces={closing.counts} sum={closing.counted} amount={amount} />
          <p className={paper.sign}>{t("cash.paper.signature")}</p>
        </Block>
      ) : null}
    </>
  );
}

interface PaperPiecesProps {
  pieces: readonly CountedPieces[];
  sum: Cents;
  amount: (cents: Cents) => string;
}

function PaperPieces({ pieces, sum, amount }: PaperPiecesProps) {
  const t = useT();
  if (pieces.length === 0) return <p>{t("cash.count.only_total", { amount: amount(sum) })}</p>;
  return pieces.map(({ denomination, pieces: many }) => (
    <Row
      key={denomination}
      label={t("cash.paper.pieces", { pieces: many, amount: amount(denomination) })}
      value={amount(multiplyCents(denomination, many))}
    />
  ));
}

function PaperHead({ print: { report, copy_no } }: { print: CashPrint }) {
  const t = useT();
  const { closing, store } = report;
  return (
    <header className={paper.head}>
      <h1 className={paper.store}>{store.name}</h1>
      {store.address ? <p>{store.address}</p> : null}
      <p className={paper.title}>
        {closing
          ? t("cash.z_title", { z: closing.z_no, drawer: report.drawer })
          : t("cash.x_title", { drawer: report.drawer })}
      </p>
      {copy_no !== null && copy_no > 1 ? (
        <p className={paper.mark}>{t("cash.paper.copy", { no: copy_no - 1 })}</p>
      ) : null}
      <p>{t("common.business_day_of", { day: formatDay(report.business_date) })}</p>
      <p>{t("cash.opened_by", { name: report.opened_by, when: formatDateTime(report.opened_at) })}</p>
      <p>
        {closing
          ? t("cash.closed_by", { name: closing.closed_by, when: formatDateTime(closing.closed_at) })
          : t("cash.paper.read_at", { when: formatDateTime(report.now) })}
      </p>
    </header>
  );
}

interface PaperMethodCountsProps {
  counts: readonly MethodCount[];
  amount: (cents: Cents) => string;
}

function PaperMethodCounts({ counts, amount }: PaperMethodCountsProps) {
  const t = useT();
  if (counts.length === 0) return null;
  return (
    <Block title={t("cash.method_counts")}>
      {counts.map((method) => (
        <div key={method.title} className={classes.method}>
          <p>{method.title}</p>
          <Row label={t("cash.expected")} value={amount(method.expected)} />
          <Row label={countedLabel(method, t)} value={amount(method.counted)} />
          <Row label={t("cash.difference")} value={amount(method.difference)} />
        </div>
      ))}
    </Block>
  );
}

function PaperCounts({ report, amount }: { report: CashReport; amount: (cents: Cents) => string }) {
  const t = useT();
  const counts = shownCounts(report);
  if (counts.length === 0) return null;
  return (
    <Block title={t("cash.close.kept")}>
      {counts
        .flatMap((count) => savedCountTexts(count, amount, t))
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </Block>
  );
}

interface PaperMovementsProps {
  movements: CashReport["figures"]["movements"];
  amount: (cents: Cents) => string;
}

function PaperMovements({ movements, amount }: PaperMovementsProps) {
  const t = useT();
  if (movements.length === 0) return null;
  return (
    <Block title={t("cash.movements")}>
      {movements.map((movement) => (
        <Row
          key={movementKey(movement)}
          label={t("cash.paper.movement", {
            kind: t(`cash.move.${movement.kind}.action`),
            reason: movementReason(movement, t),
          })}
          value={amount(movement.amount)}
        />
      ))}
    </Block>
  );
}

type Takings = z.output<typeof cashTakings>;

function PaperTakings({ takings, amount }: { takings: Takings; amount: (cents: Cents) => string }) {
  const t = useT();
  return (
    <Block title={t("cash.methods")}>
      {takings.methods.map((method) => (
        <div key={method.title}>
          <Row
            label={t("cash.paper.method", { method: method.title, count: method.payments })}
            value={amount(method.amount)}
          />
          {method.tips > 0 ? <Row label={t("common.tips")} value={amount(method.tips)} /> : null}
          {method.refunds > 0 ? <Row label={t("cash.refunds")} value={amount(method.refunds)} /> : null}
          {method.tip_refunds > 0 ? (
            <Row label={t("cash.paper.tip_refunds")} value={amount(method.tip_refunds)} />
          ) : null}
          {method.account_payments > 0 ? (
            <Row label={t("cash.account_payments")} value={amount(method.account_payments)} />
          ) : null}
          {method.account_payments_returned > 0 ? (
            <Row label={t("cash.account_returns")} value={amount(method.account_payments_returned)} />
          ) : null}
        </div>
      ))}
      <Row label={t("cash.paper.all_sales")} value={amount(takings.sales)} isSum />
      <Row label={t("common.tips")} value={amount(takings.tips)} />
      {takings.account_payments > 0 ? (
        <Row label={t("cash.account_payments")} value={amount(takings.account_payments)} />
      ) : null}
      {takings.account_payments_returned > 0 ? (
        <Row label={t("cash.account_returns")} value={amount(takings.account_payments_returned)} />
      ) : null}
      {takings.on_account.payments > 0 ? (
        <Row
          label={t("cash.on_account", { count: takings.on_account.payments })}
          value={amount(takings.on_account.amount)}
        />
      ) : null}
      {takings.on_account.returned > 0 ? (
        <Row label={t("cash.on_account_returned")} value={amount(takings.on_account.returned)} />
      ) : null}
    </Block>
  );
}

function countedLabel({ vouchers }: MethodCount, t: ReturnType<typeof useT>): string {
  return vouchers === null ? t("cash.close.counted") : t("cash.paper.counted_vouchers", { count: vouchers });
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={paper.block}>
      <h2 className={paper.blockTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Row({ label, value, isSum = false }: { label: string; value: string; isSum?: boolean }) {
  return (
    <p className={classes.row} data-sum={isSum || undefined}>
      <span>{label}</span>
      <Span room="keep">{value}</Span>
    </p>
  );
}
