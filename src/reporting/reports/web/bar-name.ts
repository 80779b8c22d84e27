import { reportRowText } from "#app/words/report-row-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import type { ChartRow } from "#ui/charts/chart-series.ts";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { isChoiceKind, isLossKind } from "../domain/report-kind.ts";

type NamedRow = Pick<ReportRow, "key" | "title" | "detail">;

/** The name of a bar; below it the dish of a variant or an add-on, and where names repeat the person or the floor. */
export function barName(
  { by, rows }: { readonly by: ReportBy["by"]; readonly rows: readonly NamedRow[] },
  row: NamedRow,
  t: Translate,
): Pick<ChartRow, "label" | "detail"> {
  const textOf = (any: NamedRow) => reportRowText(by, any, { say: t, writing: currentWriting() });
  const label = textOf(row);
  const isTold =
    isChoiceKind(by) ||
    ((isLossKind(by) || by === "table") && rows.some((other) => other !== row && textOf(other) === label));
  const detail = row.detail ?? (isLossKind(by) ? t("reports.none.person") : "");
  return { label, detail: isTold && detail !== "" ? detail : undefined };
}
