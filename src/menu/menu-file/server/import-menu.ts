import papa from "papaparse";
import { readSettings } from "#core/settings/server/public.ts";
import { combosOnMenu } from "#menu/combos/server/public.ts";
import { changeMenu } from "#menu/menu/server/change-menu.ts";
import { auditedItem } from "#menu/menu/server/items/item-fields.ts";
import { allItems, itemsById, type MenuItemRow } from "#menu/menu/server/items/item-rows.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { separatedText } from "#platform/domain/text/separated-text.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type {
  ImportCounts,
  ImportProblem,
  importMenu as importMenuRoute,
  previewMenuImport as previewMenuImportRoute,
} from "../contract/menu-file.ts";
import type { FileProblem } from "../domain/menu-file.ts";
import { problemValues } from "../domain/problem-values.ts";
import { type ReadMenuFile, readMenuFile } from "../domain/read-menu-file.ts";
import { type ImportChange, importChanges } from "./import-changes.ts";
import { readWords } from "./menu-file-words.ts";
import { type MenuNames, menuNames } from "./menu-names.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { saveImport } from "./save-import.ts";

type Imported = ResponseOf<typeof importMenuRoute>;

/**
 * Imports a menu, all or nothing. A file with problems is refused (`menu_file_refused`); the details tell how many
 * there are and the line of the first.
 */
export const importMenu = (ctx: StaffContext, body: BodyOf<typeof importMenuRoute>): Promise<Imported> =>
  importFile(ctx, async () => body);

/** Imports a text that `textOf` makes inside the transaction; an error of `textOf` cancels the import. */
export const importIntoMenu = (ctx: StaffContext, textOf: (tx: Tx) => Promise<string>): Promise<Imported> =>
  importFile(ctx, async (tx) => ({ csv: await textOf(tx) }));

/** The text of a file and what the person said of its columns and SKUs. */
type MenuFile = BodyOf<typeof importMenuRoute>;

function importFile(ctx: StaffContext, fileOf: (tx: Tx) => Promise<MenuFile>): Promise<Imported> {
  return changeMenu(ctx, async (tx) => {
    const file = await fileOf(tx);
    const plan = await checkImport(tx, readMenuCsv(file), file.mend_skus);
    const [first] = plan.problems;
    if (first) {
      const reason = ctx.say(
        `menuFile.problems.${first.reason}`,
        problemValues(first, (lines) => listText(lines, ctx.language)),
      );
      throw new AppError("menu_file_refused", {
        details: { count: plan.problems.length, line: first.line, reason },
      });
    }
    await saveImport(tx, plan, { names: plan.names });
    const changed = plan.items.flatMap(({ existing, isSame }) => (existing && !isSame ? [existing] : []));
    const { counts } = plan;
    const summary = { subject: "menu", subjectId: ctx.tenantId, before: null, after: counts } as const;
    return {
      audit: [{ action: "menu.imported", ...summary }, ...(await changesOf(tx, changed))],
      answer: { message: ctx.say("menuFile.reply.imported", counts), counts },
    };
  });
}

/** Returns the log's entries of items that were on the menu before; new ones are only counted. */
async function changesOf(tx: Tx, changed: readonly MenuItemRow[]): Promise<AuditRecord[]> {
  const after = new Map(
    (
      await itemsById(
        tx,
        changed.map(({ id }) => id),
      )
    ).map((row) => [row.id, auditedItem(row)]),
  );
  return changed.map((row) => ({
    action: "menu_item.updated",
    subject: "menu_item",
    subjectId: row.id,
    before: auditedItem(row),
    after: after.get(row.id) ?? null,
  }));
}

/** Returns what importing a file would change and all its problems; changes nothing. */
export function previewMenuImport(
  ctx: StaffContext,
  file: BodyOf<typeof previewMenuImportRoute>,
): Promise<ResponseOf<typeof previewMenuImportRoute>> {
  return ctx.inTenant(async (tx) => {
    const plan = await checkImport(tx, readMenuCsv(file), file.mend_skus);
    const { counts, newCategories, problems, heads, names, mendableSkus } = plan;
    const changes = importChanges(plan, names);
    return {
      heads: [...heads],
      changes: changes.slice(0, MAX_CHANGES).map((change) => changeView(change, ctx.say)),
      changes_count: changes.length,
      currency: (await readSettings(tx, ctx.now)).currency,
      skus_to_mend: mendableSkus,
      counts,
      new_categories: [...newCategories],
      problems: problemView(problems, ctx),
      problems_count: problems.length,
    };
  });
}

/** Most problems in one answer: enough to correct a file by, few enough to read. */
const MAX_PROBLEMS = 200;

/** Most changes in one answer: a usual menu whole. */
const MAX_CHANGES = 500;

/** Returns a change with the headings of its columns in the caller's language. */
function changeView({ columns, oldTitle, oldPrice, ...change }: ImportChange, say: Say) {
  return {
    ...change,
    old_title: oldTitle,
    old_price: oldPrice,
    columns: columns.map((column) => say(`menuFile.columns.${column}`)),
  };
}

interface CheckedImport extends ImportPlan {
  readonly heads: ReadMenuFile["heads"];
  readonly names: MenuNames;
  readonly counts: ImportCounts;
}

/** Checks what importing a file that was read would do to the menu as it is now. */
export async function checkImport(tx: Tx, read: ReadMenuFile, mendsSkus = false): Promise<CheckedImport> {
  const names = await menuNames(tx);
  const columns = new Set(read.heads.map(({ column }) => column));
  const plan = planImport(
    { menu: read.menu, columns, mendsSkus },
    { items: await allItems(tx), names, combos: await combosOnMenu(tx) },
  );
  const problems = [...read.problems, ...plan.problems].toSorted((a, b) => a.line - b.line);
  const isNew = plan.items.filter(({ existing }) => existing === null).length;
  const same = plan.items.filter(({ isSame }) => isSame).length;
  return {
    ...plan,
    problems,
    names,
    heads: read.heads,
    counts: {
      categories_new: plan.newCategories.length,
      items_new: isNew,
      items_changed: plan.items.length - isNew - same,
      items_same: same,
    },
  };
}

/** Returns the first problems in the caller's language. */
function problemView(
  problems: readonly FileProblem[],
  { say, language }: Pick<StaffContext, "say" | "language">,
): ImportProblem[] {
  return problems.slice(0, MAX_PROBLEMS).map(({ line, column, reason, found, ...values }) => ({
    line,
    column: column === null ? null : say(`menuFile.columns.${column}`),
    message: say(
      `menuFile.problems.${reason}`,
      problemValues(values, (lines) => listText(lines, language)),
    ),
    found: found ?? null,
  }));
}

/**
 * Reads a menu from the text of a CSV file with any delimiter. Reports a quote that is never closed at its line.
 */
function readMenuCsv({ csv, columns }: MenuFile): ReadMenuFile {
  const { text, delimiter } = separatedText(csv);
  const { data, errors } = papa.parse<string[]>(text, { delimiter });
  const open = errors.find(({ code }) => code === "MissingQuotes" || code === "InvalidQuotes");
  const read = readMenuFile(data, readWords, columns);
  if (open === undefined) return read;
  const problem: FileProblem = { line: (open.row ?? 0) + 1, column: null, reason: "quote_open" };
  return { ...read, problems: [problem, ...read.problems] };
}
