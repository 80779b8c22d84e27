import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId, TaxId } from "#platform/domain/ids.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type {
  changeManyItems,
  ManyItem,
  MenuChange,
  previewMenuChange,
  restoreManyItems,
} from "../../contract/menu-changes.ts";
import { billingForTax } from "../../domain/item-billing.ts";
import { hasSanePrices, repriceItem } from "../../domain/reprice.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { refuseBilling, refuseUnknownNames, titlesIn } from "../items/check-item.ts";
import { manyFields, ownAddons, taxedAs } from "../items/item-fields.ts";
import { itemsById, type MenuItemRow } from "../items/item-rows.ts";

/** Returns the prices that these items would have; changes nothing. */
export function previewPrices(
  ctx: StaffContext,
  { ids, price }: BodyOf<typeof previewMenuChange>,
): Promise<ResponseOf<typeof previewMenuChange>> {
  return ctx.inTenant(async (tx) => {
    const items = await pricedItems(tx, ids);
    const { currency } = await readSettings(tx, ctx.now);
    return { items: items.map((item) => previewOf(item, repriceItem(item, price))), currency };
  });
}

/** Reads items without the add-ons that they share: those have other items, too, and are priced with their group. */
async function pricedItems(tx: Tx, ids: readonly MenuItemId[]): Promise<MenuItemRow[]> {
  return (await itemsById(tx, ids)).map((item) => ({ ...item, addons: ownAddons(item) }));
}

function previewOf(before: MenuItemRow, after: MenuItemRow) {
  return {
    id: before.id,
    title: before.title,
    before: before.price,
    after: after.price,
    variants: before.variants.map(({ id, title, price }, index) => ({
      id,
      title,
      before: price,
      after: after.variants[index]?.price ?? price,
    })),
    addons: before.addons.map(({ id, title, price }, index) => ({
      id,
      title,
      before: price,
      after: after.addons[index]?.price ?? price,
    })),
    is_too_high: !hasSanePrices(after),
    version: versionOf(manyFields(before)),
  };
}

/** Changes many items, all or none; returns the data to undo it. */
export function changeMany(
  ctx: StaffContext,
  { items: named, change }: BodyOf<typeof changeManyItems>,
): Promise<ResponseOf<typeof changeManyItems>> {
  return changeMenu(ctx, async (tx) => {
    const items = await pricedItems(
      tx,
      named.map(({ id }) => id),
    );
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    for (const item of items) refuseStaleEdit(versions.get(item.id), manyFields(item));
    await refuseUnknownNames(tx, change, "change.");
    const tax = change.taxId == null ? null : await taxOf(tx, change.taxId);
    const changed = items.flatMap((item) => changeOf(item, change, tax));
    await refuseTooHigh(
      ctx,
      tx,
      changed.map(({ after }) => after),
    );
    await refuseTakenTitles(tx, changed);
    await writeMany(
      tx,
      changed.map(({ before, after }) => ({
        ...manyRow(after),
        position: before.categoryId === after.categoryId ? before.position : null,
      })),
    );
    return {
      audit: await auditedMany(tx, changed),
      answer: {
        message:
          changed.length === 0
            ? ctx.say("menu.reply.many_same")
            : ctx.say("menu.reply.many_changed", { count: changed.length }),
        undo: changed.map(({ before, after }) => ({
          ...manyRow(before),
          version: versionOf(manyFields(after)),
        })),
      },
    };
  });
}

const manyRow = (item: MenuItemRow) => ({ id: item.id, position: item.position, ...manyFields(item) });

/** Returns an item before and after; nothing when it would not change. */
function changeOf(before: MenuItemRow, change: MenuChange, tax: PriceTax | null): ChangedItem[] {
  const priced = change.price ? repriceItem(before, change.price) : before;
  const hasNewTax = change.taxId !== undefined && change.taxId !== before.taxId;
  const after = {
    ...priced,
    ...(hasNewTax ? billingForTax(priced, tax) : {}),
    categoryId: change.categoryId === undefined ? before.categoryId : change.categoryId,
    taxId: change.taxId === undefined ? before.taxId : change.taxId,
    isEnabled: change.isEnabled ?? before.isEnabled,
  };
  return versionOf(manyFields(before)) === versionOf(manyFields(after)) ? [] : [{ before, after }];
}

async function taxOf(tx: Tx, id: TaxId): Promise<PriceTax> {
  const { type, rate } = await tx.one(
    sqlOf
      .selectFrom("taxes")
      .select(["type", "rate_bp as rate"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  return { type, rate: basisPoints(rate) };
}

async function refuseTooHigh(ctx: StaffContext, tx: Tx, items: readonly MenuItemRow[]): Promise<void> {
  const high = items.find((item) => !hasSanePrices(item));
  if (!high) return;
  const { currency } = await readSettings(tx, ctx.now);
  throw new AppError("price_too_high", {
    details: { title: high.title, most: moneyText(ctx, MAX_TYPED, currency) },
  });
}

/** Undoes a change of many items, all or none. Refuses it when one of them was changed again meanwhile. */
export function restoreMany(
  ctx: StaffContext,
  { items: wanted }: BodyOf<typeof restoreManyItems>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const items = await pricedItems(
      tx,
      wanted.map(({ id }) => id),
    );
    const byId = new Map(wanted.map((each) => [each.id, each]));
    const changes = items.map((before) => {
      const asBefore = required(byId.get(before.id), "an item that was asked for");
      refuseStaleEdit(asBefore.version, manyFields(before));
      const after = restored(before, asBefore);
      refuseBilling(after);
      return { before, after };
    });
    for (const categoryId of new Set(wanted.map(({ category_id }) => category_id)))
      await refuseUnknownNames(tx, { categoryId }, "items.");
    for (const taxId of new Set(wanted.map(({ tax_id }) => tax_id)))
      await refuseUnknownNames(tx, { taxId }, "items.");
    await refuseTakenTitles(tx, changes);
    await writeMany(tx, wanted);
    return {
      audit: await auditedMany(tx, changes),
      answer: { message: ctx.say("menu.reply.many_restored", { count: changes.length }) },
    };
  });
}

function restored(item: MenuItemRow, { variants, addons, ...asBefore }: ManyItem): MenuItemRow {
  return {
    ...item,
    price: asBefore.price,
    categoryId: asBefore.category_id,
    taxId: asBefore.tax_id,
    isEnabled: asBefore.is_enabled,
    isTaxable: asBefore.is_taxable,
    tribute: asBefore.tribute,
    ivaRate: asBefore.iva_rate,
    isIvaIncluded: asBefore.is_iva_included,
    additionalTribute: asBefore.additional_tribute,
    additionalRate: asBefore.additional_rate,
    variants: withPrices(item.variants, variants),
    addons: withPrices(item.addons, addons),
  };
}

/** Returns the choices at other prices. Refuses them when they are not the same choices. */
function withPrices<Choice extends { readonly id: number; readonly price: unknown }>(
  choices: readonly Choice[],
  prices: readonly Pick<Choice, "id" | "price">[],
): Choice[] {
  if (prices.length !== choices.length) throw new AppError("changed_meanwhile");
  return choices.map((choice) => {
    const wanted = prices.find(({ id }) => id === choice.id);
    if (!wanted) throw new AppError("changed_meanwhile");
    return { ...choice, price: wanted.price };
  });
}

interface Moved {
  readonly before: Pick<MenuItemRow, "categoryId">;
  readonly after: Pick<MenuItemRow, "id" | "title" | "categoryId">;
}

/** Throws `menu_item_exists` when an item that moves to another category has a title that is taken there. */
async function refuseTakenTitles(tx: Tx, changes: readonly Moved[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.categoryId !== after.categoryId);
  const targets = Map.groupBy(moved, ({ after }): CategoryId | null => after.categoryId);
  for (const [categoryId, arriving] of targets) {
    const arrivingIds = new Set(arriving.map(({ after }) => after.id));
    const there = (await titlesIn(tx, categoryId)).filter(({ id }) => !arrivingIds.has(id));
    const taken = new Set(there.map(({ title }) => searchText(title)));
    for (const { after } of arriving) {
      const wanted = searchText(after.title);
      if (taken.has(wanted)) throw new AppError("menu_item_exists", { details: { title: after.title } });
      taken.add(wanted);
    }
  }
}

/**
 * Columns of an item that is changed together with others; without a position it comes last in its new category.
 */
type ManyRow = Omit<ManyItem, "version" | "position"> & { readonly position: number | null };

async function writeMany(tx: Tx, rows: readonly ManyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  await tx.query({
    text: `with wanted as (
        select * from jsonb_to_recordset($2::jsonb)
          as w(id bigint, price bigint, category_id bigint, tax_id bigint, is_enabled boolean, position integer,
            is_taxable boolean, tribute text, iva_rate integer, is_iva_included boolean, additional_tribute text,
            additional_rate integer)
      ), lasts as (
        select category_id, max(position) as position from menu_items
        where tenant_id = $1 and archived_at is null group by category_id
      ), placed as (
        select w.*, coalesce(l.position, 0) + row_number() over (partition by w.category_id order by i.position, i.id)
          as behind
        from wanted w join menu_items i on i.tenant_id = $1 and i.id = w.id
        left join lasts l on l.category_id is not distinct from w.category_id
      )
      update menu_items i set price_cents = p.price, category_id = p.category_id, tax_id = p.tax_id,
        is_enabled = p.is_enabled, is_taxable = p.is_taxable, tribute_code = p.tribute, iva_bp = p.iva_rate,
        is_iva_included = p.is_iva_included, additional_tribute_code = p.additional_tribute,
        additional_bp = p.additional_rate, position = coalesce(p.position, p.behind)
      from placed p where i.tenant_id = $1 and i.id = p.id`,
    values: [tx.tenantId, json],
  });
  await tx.query({
    text: `update menu_variants v set price_cents = c.price
      from jsonb_to_recordset($2::jsonb) as w(id bigint, variants jsonb),
        jsonb_to_recordset(w.variants) as c(id bigint, price bigint)
      where v.tenant_id = $1 and v.menu_item_id = w.id and v.id = c.id and v.price_cents <> c.price`,
    values: [tx.tenantId, json],
  });
  await tx.query({
    text: `update menu_addons a set price_cents = c.price
      from jsonb_to_recordset($2::jsonb) as w(id bigint, addons jsonb),
        jsonb_to_recordset(w.addons) as c(id bigint, price bigint)
      where a.tenant_id = $1 and a.menu_item_id = w.id and a.id = c.id and a.price_cents <> c.price`,
    values: [tx.tenantId, json],
  });
}

interface ChangedItem {
  readonly before: MenuItemRow;
  readonly after: MenuItemRow;
}

/**
 * Returns the audit log's entries of a change of many: one for each item, with categories and taxes by name.
 */
async function auditedMany(tx: Tx, changes: readonly ChangedItem[]): Promise<AuditRecord[]> {
  const names = await namesOf(tx);
  const recorded = (item: MenuItemRow) => ({
    title: item.title,
    price: item.price,
    category: item.categoryId === null ? null : names.categories.get(item.categoryId),
    tax: item.taxId === null ? null : names.taxes.get(item.taxId),
    is_enabled: item.isEnabled,
    ...taxedAs(item),
    variants: item.variants.map(({ title, price }) => ({ title, price })),
    addons: item.addons.map(({ title, price }) => ({ title, price })),
  });
  return changes.flatMap(({ before, after }) =>
    recordsOf("menu_item.changed_together", before.id, recorded(before), recorded(after)),
  );
}

async function namesOf(tx: Tx) {
  const named = (table: "categories" | "taxes") =>
    tx.rows(sqlOf.selectFrom(table).select(["id", "title"]).where("tenant_id", "=", tx.tenantId));
  return {
    categories: new Map((await named("categories")).map(({ id, title }) => [id as CategoryId, title])),
    taxes: new Map((await named("taxes")).map(({ id, title }) => [id as TaxId, title])),
  };
}
