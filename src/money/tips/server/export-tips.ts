import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportTips as definition } from "../contract/tips.ts";
import { tipReport } from "../domain/tip-report.ts";
import { resolvePeriod } from "./resolve-period.ts";
import { tipRows } from "./tip-queries.ts";

/** A line for each waiter and way to pay, amounts as plain numbers, dates as on screen. */
export async function exportTips(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const { range, report } = await ctx.inTenant(async (tx) => {
    const { range } = await resolvePeriod(tx, ctx, query);
    return { range, report: tipReport(await tipRows(tx, range)) };
  });
  const lines = report.waiters.flatMap(({ waiter, methods }) =>
    methods.map((method) => ({ waiter: waiter ?? ctx.say("tips.nobody"), method })),
  );
  return {
    name: ctx.say("tips.file"),
    rows: withHead(headOf(ctx), lines, ({ waiter, method }) => [
      dayCell(range.from),
      dayCell(range.to),
      waiter,
      method.method,
      amountCell(method.given),
      amountCell(method.returned),
      amountCell(method.kept),
    ]),
  };
}

function headOf({ say }: StaffContext): string[] {
  return [
    say("tips.from"),
    say("tips.to"),
    say("tips.waiter"),
    say("tips.method"),
    say("tips.given"),
    say("tips.returned"),
    say("tips.kept"),
  ];
}
