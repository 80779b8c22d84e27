import { changeMenu } from "#menu/menu/server/change-menu.ts";
import { auditedItem } from "#menu/menu/server/items/item-fields.ts";
import { type ItemRow, itemsById } from "#menu/menu/server/items/item-rows.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { importMenu as definition } from "../contract/menu-file.ts";
import { checkImport } from "./check-import.ts";
import { saveImport } from "./save-import.ts";

type Imported = ResponseOf<typeof definition>;

/**
 * Imports a menu, all or nothing: with anything wrong in the file it is refused (`menu_file_refused`), whose details say
 * how many things and at which line the first is.
 */
export const importMenu = (ctx: StaffContext, { csv }: BodyOf<typeof definition>): Promise<Imported> =>
  importIntoMenu(ctx, async () => csv);

/** The same with a text that is made inside the transaction; what `textOf` throws refuses the import. */
export function importIntoMenu(ctx: StaffContext, textOf: (tx: Tx) => Promise<string>): Promise<Imported> {
  return changeMenu(ctx, async (tx) => {
    const plan = await checkImport(tx, await textOf(tx));
    const [first] = plan.problems;
    if (first) {
      const reason = ctx.say(`menuFile.problems.${first.reason}`, { ...first.readings });
      throw new AppError("menu_file_refused", {
        details: { count: plan.problems.length, line: first.line, reason },
      });
    }
    await saveImport(tx, plan, plan.names);
    const changed = plan.items.flatMap(({ existing, isSame }) => (existing && !isSame ? [existing] : []));
    const { counts } = plan;
    const summary = { subject: "menu", subjectId: ctx.tenantId, before: null, after: counts } as const;
    return {
      audit: [{ action: "menu.imported", ...summary }, ...(await changesOf(tx, changed))],
      answer: { message: ctx.say("menuFile.reply.imported", counts), counts },
    };
  });
}

/** What the log keeps of items that were on the menu before; new ones are counted only. */
async function changesOf(tx: Tx, changed: readonly ItemRow[]): Promise<AuditRecord[]> {
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
