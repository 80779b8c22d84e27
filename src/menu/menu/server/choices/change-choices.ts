import type { z } from "zod";
import { refuseChoicesOfCombo, refusePartOfCombo } from "#menu/combos/server/public.ts";
import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { choiceBody } from "../../contract/menu-choices.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { refuseMarks } from "../items/check-item.ts";
import { auditedChoice, choiceFields } from "../items/item-fields.ts";
import { itemById } from "../items/item-rows.ts";
import { dropDeletedIngredients } from "../recipes/lock-ingredients.ts";
import {
  addons,
  type Choice,
  type ChoiceKind,
  choiceOf,
  refuseNeededAddon,
  refuseTakenName,
  refuseTooManyChoices,
  variants,
} from "./choice-kinds.ts";
import {
  archivedChoice,
  type ChoiceId,
  insertAddon,
  insertVariant,
  lastChoicePlace,
  writeChoice,
} from "./choice-queries.ts";

type ChoiceBody = z.output<typeof choiceBody>;
type Reply = Promise<{ message: string }>;

const audited = (item: { readonly title: string }, choice: Omit<Choice, "id">) => ({
  item: item.title,
  ...auditedChoice(choice),
});

export function addVariant(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: ChoiceBody,
): Promise<{ message: string; id: VariantId }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    await refuseChoicesOfCombo(tx, item);
    refuseTakenName(item.variants, body.title, null);
    refuseTooManyChoices(item.variants);
    const position = await lastChoicePlace(tx, "menu_variants", itemId);
    const choice = choiceFields(body);
    const id = await insertVariant(tx, itemId, { ...choice, position });
    const message = ctx.say("common.title_was_added", { title: body.title });
    return {
      audit: recordsOf("menu_variant.added", itemId, null, audited(item, choice)),
      answer: { message, id },
    };
  });
}

/** Adds the variants of a new item. Throws `choice_exists` at the second of two with one name. */
export async function insertVariants(
  tx: Tx,
  item: { readonly id: MenuItemId; readonly title: string },
  bodies: readonly ChoiceBody[],
): Promise<AuditRecord[]> {
  const records: AuditRecord[] = [];
  const names = new Set<string>();
  for (const [position, body] of bodies.entries()) {
    const choice = choiceFields(body);
    const { title } = choice;
    if (names.has(searchText(title)))
      throw new AppError("choice_exists", { field: `variants.${position}.title`, details: { title } });
    names.add(searchText(title));
    await insertVariant(tx, item.id, { ...choice, position });
    records.push(...recordsOf("menu_variant.added", item.id, null, audited(item, choice)));
  }
  return records;
}

/** Adds an add-on outside every group, after the others. */
export function addAddon(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: ChoiceBody,
): Promise<{ message: string; id: AddonId }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    await refuseChoicesOfCombo(tx, item);
    refuseTakenName(addons.of(item), body.title, null);
    refuseTooManyChoices(item.addons);
    const position = await lastChoicePlace(tx, "menu_addons", itemId);
    const choice = choiceFields(body);
    const id = await insertAddon(tx, itemId, { ...choice, position });
    const message = ctx.say("common.title_was_added", { title: body.title });
    return {
      audit: recordsOf("menu_addon.added", itemId, null, audited(item, choice)),
      answer: { message, id },
    };
  });
}

interface Named {
  readonly kind: ChoiceKind;
  readonly itemId: MenuItemId;
  readonly id: ChoiceId;
}

export function updateChoice(
  ctx: StaffContext,
  { kind, itemId, id }: Named,
  { version, ...body }: ChoiceBody & { readonly version?: string | undefined },
): Reply {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const before = choiceOf(kind, item, id);
    refuseStaleEdit(version, choiceFields(before));
    // Programs that know nothing of marks leave them as they are.
    const { allergens = before.allergens, diets = before.diets, title, price } = body;
    refuseMarks({ allergens, diets });
    refuseTakenName(kind.of(item), title, id);
    const marks = { allergens: allergens && [...allergens], diets: [...diets] };
    await writeChoice(tx, kind.table, id, { title, price_cents: price, ...marks });
    const records = [audited(item, before), audited(item, { title, price, ...marks })] as const;
    return {
      audit: recordsOf(`${kind.name}.updated`, itemId, ...records),
      answer: { message: ctx.say("common.title_was_saved", { title }) },
    };
  });
}

/** Deletes a choice. Carts that contain it are notified; orders keep it. */
export function deleteChoice(ctx: StaffContext, { kind, itemId, id }: Named): Reply {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const choice = choiceOf(kind, item, id);
    if (kind !== variants) refuseNeededAddon(item, [choice.id as AddonId]);
    else await refusePartOfCombo(tx, { title: choice.title, itemId, variantId: choice.id as VariantId });
    await writeChoice(tx, kind.table, id, { archived_at: ctx.now });
    return {
      audit: recordsOf(`${kind.name}.deleted`, itemId, audited(item, choice), null),
      answer: { message: ctx.say("common.title_was_deleted", { title: choice.title }) },
    };
  });
}

/** Restores a deleted choice, with what is left of its recipe. */
export function restoreChoice(ctx: StaffContext, { kind, itemId, id }: Named): Reply {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const { title, price, ...marks } = found(await archivedChoice(tx, kind.table, itemId, id));
    await refuseChoicesOfCombo(tx, item);
    refuseTakenName(kind.of(item), title, id);
    refuseTooManyChoices(kind.of(item));
    await writeChoice(tx, kind.table, id, { archived_at: null });
    await dropDeletedIngredients(tx, itemId);
    return {
      audit: recordsOf(
        `${kind.name}.restored`,
        itemId,
        null,
        audited(item, { title, price: cents(price), ...(marks as FoodMarks) }),
      ),
      answer: { message: ctx.say("common.title_was_restored", { title }) },
    };
  });
}

/**
 * Sets the order of all choices of one kind. Refuses it when the choices are not those that the caller saw.
 */
export function orderChoices(
  ctx: StaffContext,
  { kind, itemId }: Omit<Named, "id">,
  ids: readonly ChoiceId[],
): Reply {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const before = kind.of(item);
    const titles = ids.map((id) => before.find((choice) => choice.id === id)?.title);
    if (titles.includes(undefined) || ids.length !== before.length) throw new AppError("changed_meanwhile");
    for (const [position, id] of ids.entries()) await writeChoice(tx, kind.table, id, { position });
    const order = before.map(({ title }) => title);
    return {
      audit: recordsOf(
        `${kind.name}.ordered`,
        itemId,
        { item: item.title, order },
        { item: item.title, order: titles },
      ),
      answer: { message: ctx.say("common.order_saved") },
    };
  });
}
