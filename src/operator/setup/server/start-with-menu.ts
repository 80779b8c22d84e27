import { readFileSync } from "node:fs";
import { importIntoMenu } from "#menu/menu/server/public.ts";
import { insertTax, offeredTaxes } from "#menu/taxes/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { startWithMenu as definition } from "../contract/setup-guide.ts";
import { type StartingMenu, startingMenus } from "../domain/starting-menu.ts";

const files = Object.fromEntries(
  startingMenus.map((menu) => [menu, readFileSync(new URL(`menus/${menu}.csv`, import.meta.url), "utf8")]),
) as Record<StartingMenu, string>;

/** The tax that the files name: IVA at 13 %, in the price as guests read it. */
const IVA = { title: "IVA", rate: basisPoints(1300), type: "inclusive" } as const;

/** Fills an empty menu from a file of the product, by the way that the owner's own files take. Refuses a menu with items. */
export async function startWithMenu(
  ctx: StaffContext,
  { menu }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const { counts } = await importIntoMenu(ctx, async (tx) => {
    if (await hasItems(tx)) throw new AppError("menu_not_empty");
    await ensureIva(tx, ctx);
    return files[menu];
  });
  return {
    message: ctx.say("setup.reply.menu_started", { count: counts.items_new }),
    items: counts.items_new,
  };
}

async function hasItems(tx: Tx): Promise<boolean> {
  const [row] = await tx.query({
    text: "select 1 from menu_items where tenant_id = $1 and archived_at is null limit 1",
    values: [tx.tenantId],
  });
  return row !== undefined;
}

async function ensureIva(tx: Tx, ctx: StaffContext): Promise<void> {
  if ((await offeredTaxes(tx)).some(({ title }) => title === IVA.title)) return;
  const id = await insertTax(tx, IVA);
  await recordAudit(tx, ctx, [
    { action: "tax.added", subject: "tax", subjectId: id, before: null, after: IVA },
  ]);
}
