import { changeMenu } from "#menu/menu/server/change-menu.ts";
import { ensureIva, offeredTaxes } from "#menu/taxes/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addManyItems as definition } from "../contract/menu-file.ts";
import { type GridTax, readGrid } from "../domain/item-grid.ts";
import type { FileProblem } from "../domain/menu-file.ts";
import { problemValues } from "../domain/problem-values.ts";
import { checkImport } from "./import-menu.ts";
import { saveImport } from "./save-import.ts";

/**
 * Adds the items of typed rows behind those of the menu, all or none; what is on the menu already is refused. Throws
 * `menu_rows_refused` with the problems at their cells, and `tax_unknown`.
 */
export function addManyItems(
  ctx: StaffContext,
  { rows, tax: chosen }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return changeMenu(ctx, async (tx) => {
    const { file, problemsAt } = readGrid(rows, await taxOf(tx, ctx, chosen));
    const plan = await checkImport(tx, file);
    const known = plan.items.flatMap(({ item, existing }): FileProblem[] =>
      existing === null ? [] : [{ line: item.line, column: "title", reason: "on_menu_already" }],
    );
    const problems = problemsAt([...plan.problems, ...known]);
    if (problems.length + plan.problems.length > 0)
      throw new AppError("menu_rows_refused", {
        details: {
          count: problems.length,
          problems: problems.map(({ row, column, reason, ...values }) => ({
            row,
            column,
            message: ctx.say(
              `menuFile.problems.${reason}`,
              problemValues(values, (lines) => listText(lines, ctx.language)),
            ),
          })),
        },
      });
    await saveImport(tx, plan, { names: plan.names, isBehind: true });
    const { counts } = plan;
    return {
      audit: [
        { action: "menu.imported", subject: "menu", subjectId: ctx.tenantId, before: null, after: counts },
      ],
      answer: {
        message: ctx.say("menuFile.reply.added", { count: counts.items_new }),
        items: counts.items_new,
      },
    };
  });
}

async function taxOf(
  tx: Tx,
  ctx: StaffContext,
  chosen: BodyOf<typeof definition>["tax"],
): Promise<GridTax | null> {
  if (chosen === null) return null;
  if (chosen === "iva") return ensureIva(tx, ctx);
  const [tax] = await offeredTaxes(tx, chosen);
  if (tax === undefined) throw new AppError("tax_unknown");
  return tax;
}
