import { combosOnMenu } from "#menu/combos/server/public.ts";
import { allItems } from "#menu/menu/server/items/item-rows.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { ImportCounts, ImportProblem } from "../contract/menu-file.ts";
import type { FileProblem } from "../domain/menu-file.ts";
import { type MenuNames, menuNames } from "./menu-names.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { readMenuCsv } from "./read-menu-csv.ts";

/** Problems that are told at once: enough to mend a file by, few enough to read. */
const PROBLEMS_TOLD = 200;

export interface CheckedImport extends ImportPlan {
  readonly names: MenuNames;
  readonly counts: ImportCounts;
}

/** What the text of a file would do to the menu as it is now. */
export async function checkImport(tx: Tx, csv: string): Promise<CheckedImport> {
  const read = readMenuCsv(csv);
  const names = await menuNames(tx);
  const plan = planImport(read.menu, {
    items: await allItems(tx),
    names,
    combos: await combosOnMenu(tx),
  });
  const problems = [...read.problems, ...plan.problems].toSorted((a, b) => a.line - b.line);
  const isNew = plan.items.filter(({ existing }) => existing === null).length;
  const same = plan.items.filter(({ isSame }) => isSame).length;
  return {
    ...plan,
    problems,
    names,
    counts: {
      categories_new: plan.newCategories.length,
      items_new: isNew,
      items_changed: plan.items.length - isNew - same,
      items_same: same,
    },
  };
}

/** The first problems in the caller's language. */
export function problemView(problems: readonly FileProblem[], say: Say): ImportProblem[] {
  return problems.slice(0, PROBLEMS_TOLD).map(({ line, column, reason, found, readings }) => ({
    line,
    column: column === null ? null : say(`menuFile.columns.${column}`),
    message: say(`menuFile.problems.${reason}`, { ...readings }),
    found: found ?? null,
  }));
}
