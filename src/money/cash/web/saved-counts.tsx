import type { CashReport, SavedCount } from "#money/cash-reports/contract/cash-reports.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import { Box } from "#ui/layout/layout.tsx";
import classes from "./cash.module.css";
import { shownCounts } from "./report-lines.ts";

/** Shows every count of a drawer that did not close it at once: its difference, who counted, why again. */
export function SavedCounts({ report, amount }: { report: CashReport; amount: (cents: Cents) => string }) {
  const t = useT();
  const counts = shownCounts(report);
  if (counts.length === 0) return null;
  return (
    <Section title={t("cash.close.kept")}>
      <Box as="ol" above={12}>
        {counts.map((count) => (
          <li key={count.count_no}>
            {savedCountTexts(count, amount, t).map((text) => (
              <p key={text} className={classes.secondary}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** Puts a saved count into sentences: who counted what, why again, who allowed it. */
export function savedCountTexts(
  { count_no: no, by, at, counted, difference, reason, approved_by, methods }: SavedCount,
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
    ...(approved_by === null ? [] : [t("cash.approved_by", { name: approved_by })]),
  ];
}
