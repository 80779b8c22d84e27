import type { CashReport, KeptCount } from "#money/cash-reports/contract/cash-reports.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import classes from "./cash.module.css";
import { shownCounts } from "./report-lines.ts";

export interface KeptCountsProps {
  report: CashReport;
  amount: (cents: Cents) => string;
}

/** Every count of a drawer that did not close it at once, with what each differed by, who counted and why again. */
export function KeptCounts({ report, amount }: KeptCountsProps) {
  const t = useT();
  const counts = shownCounts(report);
  if (counts.length === 0) return null;
  return (
    <Section title={t("cash.close.kept")}>
      <ol className={classes.kept}>
        {counts.map((count) => (
          <li key={count.count_no}>
            {keptCountTexts(count, amount, t).map((text) => (
              <p key={text} className={classes.secondary}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A kept count in sentences: who counted what, why again, and who let it be. */
export function keptCountTexts(
  { count_no: no, by, at, counted, difference, reason, approved_by, methods }: KeptCount,
  amount: (cents: Cents) => string,
  t: ReturnType<typeof useT>,
): string[] {
  const [name, when] = [by, formatDateTime(at)];
  return [
    t("cash.close.kept_line", { no, name, when, counted: amount(counted), difference: amount(difference) }),
    ...methods
      .filter((method) => method.difference !== 0)
      .map((method) =>
        t("cash.close.kept_method", { method: method.title, difference: amount(method.difference) }),
      ),
    ...(reason === null ? [] : [t("cash.close.kept_reason", { reason })]),
    ...(approved_by === null ? [] : [t("cash.close.kept_approved", { name: approved_by })]),
  ];
}
