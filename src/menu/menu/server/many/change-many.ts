import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxId } from "#platform/domain/ids.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { changeManyItems, MenuChange, previewMenuChange } from "../../contract/menu-changes.ts";
import { billingForTax } from "../../domain/billing-for-tax.ts";
import { hasSanePrices, repriceItem } from "../../domain/reprice.ts";
import { changeMenu } from "../change-menu.ts";
import { refuseUnknownNames } from "../items/check-item.ts";
import { manyFields } from "../items/item-fields.ts";
import { type ItemRow, itemsById } from "../items/item-rows.ts";
import { auditedMany, type ChangedItem } from "./audited-many.ts";
import { refuseTwice } from "./refuse-twice.ts";
import { writeMany } from "./write-many.ts";

/** What the prices of these items would become; nothing is changed. */
export function previewPrices(
  ctx: StaffContext,
  { ids, price }: BodyOf<typeof previewMenuChange>,
): Promise<ResponseOf<typeof previewMenuChange>> {
  return ctx.inTenant(async (tx) => {
    const items = await itemsById(tx, ids);
    const { currency } = await readSettings(tx, ctx.now);
    return { items: items.map((item) => previewOf(item, repriceItem(item, price))), currency };
  });
}

function previewOf(before: ItemRow, after: ItemRow) {
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

/** Changes many items, all or none; gives what takes it back. */
export function changeMany(
  ctx: StaffContext,
  { items: named, change }: BodyOf<typeof changeManyItems>,
): Promise<ResponseOf<typeof changeManyItems>> {
  return changeMenu(ctx, async (tx) => {
    const items = await itemsById(
      tx,
      named.map(({ id }) => id),
    );
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    for (const item of items) refuseStaleEdit(versions.get(item.id), manyFields(item));
    await refuseUnknownNames(tx, change, "change.");
    const tax = change.taxId == null ? null : await taxOf(tx, change.taxId);
    const changed = items.flatMap((item) => changeOf(item, change, tax));
    refuseTooHigh(changed.map(({ after }) => after));
    await refuseTwice(tx, changed);
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

const manyRow = (item: ItemRow) => ({ id: item.id, position: item.position, ...manyFields(item) });

/** An item before and after; none when it is already as it is to be. */
function changeOf(before: ItemRow, change: MenuChange, tax: PriceTax | null): ChangedItem[] {
  const priced = change.price ? repriceItem(before, change.price) : before;
  const isTaxedAnew = change.taxId !== undefined && change.taxId !== before.taxId;
  const after = {
    ...priced,
    ...(isTaxedAnew ? billingForTax(priced, tax) : {}),
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

function refuseTooHigh(items: readonly ItemRow[]): void {
  const high = items.find((item) => !hasSanePrices(item));
  if (high) throw new AppError("price_too_high", { details: { title: high.title } });
}
