import { readSettings, readStoreContact } from "#core/settings/server/public.ts";
import { importIntoMenu } from "#menu/menu/server/public.ts";
import { ensureIva } from "#menu/taxes/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/setup-guide.ts";
import { type SetupStep, setupLacks, setupSteps } from "../domain/setup-step.ts";
import { startingMenuText } from "./starting-menu-text.ts";

/** Returns the finished steps of the setup, read from the data: nobody ticks anything. */
export function readSetup(ctx: StaffContext): Promise<ResponseOf<typeof contract.readSetup>> {
  return ctx.inTenant(async (tx) => {
    const done = await selectDone(tx);
    const contact = await readStoreContact(tx);
    const lacks = setupLacks.filter((field) => !contact[field]);
    return {
      steps: setupSteps.map((step) => ({
        step,
        is_done: step === "store" ? lacks.length === 0 : done[step],
        lacks: step === "store" ? lacks : [],
      })),
    };
  });
}

type DoneSteps = Record<Exclude<SetupStep, "store">, boolean>;

/**
 * Staff are done with a second person, PINs with the first of anybody, the drawer once it was opened, the issuer when it
 * issues. (A store is done when it has an address and a phone, which receipts and tax documents need.)
 */
async function selectDone(tx: Tx): Promise<DoneSteps> {
  const [row] = await tx.query<DoneSteps>({
    text: `select
      exists (select from taxes where tenant_id = $1 and archived_at is null) as taxes,
      exists (select from menu_items where tenant_id = $1 and archived_at is null) as items,
      exists (select from store_tables where tenant_id = $1 and archived_at is null) as tables,
      (select count(*) > 1 from users where tenant_id = $1 and archived_at is null) as staff,
      exists (select from payment_types where tenant_id = $1 and archived_at is null and is_active) as payment_types,
      exists (select from approval_pins where tenant_id = $1) as pins,
      (select id from cash_sessions where tenant_id = $1 order by tenant_id, id limit 1) is not null as drawer,
      exists (select from shared_tills where tenant_id = $1 and removed_at is null) as shared_till,
      exists (select from fiscal_settings where tenant_id = $1 and environment is not null) as tax_issuer,
      (select id from invoices where tenant_id = $1 order by tenant_id, id limit 1) is not null as first_sale`,
    values: [tx.tenantId],
  });
  return required(row, "the row of a select without a from");
}

/**
 * Fills an empty menu from a file of the product, in the language of the restaurant, with the import that owners use for their own
 * files. Throws `menu_not_empty`.
 */
export async function startWithMenu(
  ctx: StaffContext,
  { menu }: BodyOf<typeof contract.startWithMenu>,
): Promise<ResponseOf<typeof contract.startWithMenu>> {
  const { counts } = await importIntoMenu(ctx, async (tx) => {
    if (await hasItems(tx)) throw new AppError("menu_not_empty");
    await ensureIva(tx, ctx);
    const { language } = await readSettings(tx, ctx.now);
    return startingMenuText(menu, language);
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
