import { sql } from "kysely";
import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { moveItemsToTax } from "#menu/menu/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxId } from "#platform/domain/ids.ts";
import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  addTax as add,
  ListedTax,
  listTaxes as listTaxesRoute,
  updateTax as update,
} from "../contract/taxes.ts";

/** Adds a tax that items can carry. Throws `tax_exists`, because nobody could tell the two apart. */
export function addTax(
  ctx: StaffContext,
  { title, rate, type }: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    const after = { title, rate, type };
    if (await isTaxTaken(tx, after, null)) throw new AppError("tax_exists", { field: "title" });
    const id = await insertTax(tx, after);
    await recordAudit(tx, ctx, [{ action: "tax.added", subject: "tax", subjectId: id, before: null, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("common.title_was_added", { title }), tax: await taxNow(tx, id) };
  });
}

/** Changes a tax for what is sold from now on: order lines keep their frozen tax. */
export function updateTax(
  ctx: StaffContext,
  id: TaxId,
  { title, rate, type, version }: BodyOf<typeof update>,
): Promise<ResponseOf<typeof update>> {
  return ctx.inTenant(async (tx) => {
    const after = { title, rate, type };
    const isTaken = await isTaxTaken(tx, after, id);
    const before = found(await lockTax(tx, id));
    refuseStaleEdit(version, { ...before });
    if (isTaken) throw new AppError("tax_exists", { field: "title" });
    await changeTax(tx, id, after);
    await recordAudit(tx, ctx, [{ action: "tax.updated", subject: "tax", subjectId: id, before, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("taxes.reply.saved", { title }), tax: await taxNow(tx, id) };
  });
}

const taxNow = async (tx: Tx, id: TaxId) => required((await offeredTaxes(tx, id))[0], "the tax just written");

/**
 * Deletes a tax. Throws `tax_in_use` with the number of items that carry it, unless another tax is named for them,
 * and `tax_unknown` when that one does not exist. Orders keep their frozen tax.
 */
export function deleteTax(
  ctx: StaffContext,
  id: TaxId,
  moveTo: TaxId | undefined,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { tax, target } = await lockBoth(tx, id, moveTo);
    const before = found(tax);
    const items = await countItemsOfTax(tx, id);
    if (items > 0 && moveTo === undefined)
      throw new AppError("tax_in_use", { details: { count: items, title: before.title } });
    if (moveTo !== undefined) {
      if (!target) throw new AppError("tax_unknown", { field: "moveTo" });
      await moveItemsToTax(tx, id, moveTo);
    }
    await archiveTax(tx, id, ctx.now);
    const after = items > 0 ? { itemsMoved: items, movedTo: target?.title } : null;
    await recordAudit(tx, ctx, [{ action: "tax.deleted", subject: "tax", subjectId: id, before, after }]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("common.title_was_deleted", { title: before.title }) };
  });
}

/** Locks by id, so that two people who delete each other's target do not deadlock. */
async function lockBoth(tx: Tx, id: TaxId, moveTo: TaxId | undefined) {
  const wanted = [id, ...(moveTo === undefined || moveTo === id ? [] : [moveTo])].toSorted((a, b) => a - b);
  const locked = new Map<TaxId, Awaited<ReturnType<typeof lockTax>>>();
  for (const each of wanted) locked.set(each, await lockTax(tx, each));
  return {
    tax: locked.get(id),
    target: moveTo === undefined || moveTo === id ? undefined : locked.get(moveTo),
  };
}

export function listTaxes(ctx: StaffContext): Promise<ResponseOf<typeof listTaxesRoute>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    return { taxes: await offeredTaxes(tx), currency };
  });
}

/** Editable fields of a tax. */
interface TaxFields {
  readonly title: string;
  readonly rate: BasisPoints;
  readonly type: TaxType;
}

/** Reads the taxes that are not deleted, oldest first, with the number of items that carry each. */
export async function offeredTaxes(tx: Tx, only?: TaxId): Promise<ListedTax[]> {
  const rows = await tx.query<TaxFields & { readonly id: TaxId; readonly items: number }>({
    text: `select t.id, t.title, t.rate_bp as rate, t.type,
        (select count(*)::integer from menu_items i
          where i.tenant_id = $1 and i.tax_id = t.id and i.archived_at is null) as items
      from taxes t
      where t.tenant_id = $1 and t.archived_at is null and ($2::bigint is null or t.id = $2)
      order by t.id`,
    values: [tx.tenantId, only ?? null],
  });
  return rows.map(({ id, title, rate, type, items }) => ({
    id,
    title,
    rate,
    type,
    items,
    version: versionOf({ title, rate, type }),
  }));
}

/**
 * Locks a tax that is not deleted: until the commit nobody else changes or deletes it, or gives it to an item.
 */
async function lockTax(tx: Tx, id: TaxId): Promise<TaxFields | undefined> {
  const row = await tx.first(
    sqlOf
      .selectFrom("taxes")
      .select(["title", "rate_bp", "type"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .forUpdate(),
  );
  return row && { title: row.title, rate: basisPoints(row.rate_bp), type: row.type };
}

/**
 * Tells whether another tax of this type has the name, ignoring case. Locks names, so that they are given one at a
 * time.
 */
async function isTaxTaken(tx: Tx, { title, type }: TaxFields, except: TaxId | null): Promise<boolean> {
  await tx.query({
    text: "select from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  const taken = await tx.query({
    text: `select from taxes where tenant_id = $1 and type = $2 and lower(title) = lower($3)
      and archived_at is null and ($4::bigint is null or id <> $4)`,
    values: [tx.tenantId, type, title, except],
  });
  return taken.length > 0;
}

export async function insertTax(tx: Tx, { title, rate, type }: TaxFields): Promise<TaxId> {
  const { id } = await tx.one(
    sqlOf.insertInto("taxes").values({ tenant_id: tx.tenantId, title, rate_bp: rate, type }).returning("id"),
  );
  return id;
}

const changeTax = (tx: Tx, id: TaxId, { title, rate, type }: TaxFields) =>
  tx.run(
    sqlOf
      .updateTable("taxes")
      .set({ title, rate_bp: rate, type })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

const archiveTax = (tx: Tx, id: TaxId, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("taxes")
      .set({ archived_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Counts the items that carry a tax and are not deleted. */
async function countItemsOfTax(tx: Tx, id: TaxId): Promise<number> {
  const { items } = await tx.one(
    sqlOf
      .selectFrom("menu_items")
      .select(sql<number>`count(*)::integer`.as("items"))
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_id", "=", id)
      .where("archived_at", "is", null),
  );
  return items;
}
