import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { useT } from "#platform/web/use-t.ts";
import type { readTips, WaiterTips } from "../contract/tips.ts";

type TipReport = ResponseOf<typeof readTips>;
type Translate = ReturnType<typeof useT>;

/** A row of the table: one waiter, or all of them. */
export interface TipLine {
  readonly key: string;
  readonly name: string;
  readonly given: (method: string) => Cents;
  /** What guests got back, a cost of the row: not above zero. */
  readonly returned: Cents;
  readonly kept: Cents;
}

/** A row for each waiter and, when there are several, one for all. */
export function tipLines(report: TipReport, t: Translate): TipLine[] {
  const rows = report.waiters.map((waiter) =>
    lineOf(`waiter ${waiter.waiterId}`, waiter.waiter ?? t("tips.nobody"), waiter),
  );
  return rows.length > 1 ? [...rows, lineOf("all", t("tips.total"), report)] : rows;
}

function lineOf(
  key: string,
  name: string,
  { methods, returned, kept }: Pick<WaiterTips, "methods" | "returned" | "kept">,
): TipLine {
  return {
    key,
    name,
    kept,
    returned: cents(0 - returned),
    given: (method) => methods.find((share) => share.method === method)?.given ?? ZERO_CENTS,
  };
}
