import type { z } from "zod";
import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { combosOnMenu } from "#menu/combos/server/public.ts";
import type { MenuItemId, ModifierGroupId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { SharedGroup, sharedGroupBody } from "../../contract/shared-groups.ts";
import { usualLeast } from "../../domain/group-problems.ts";
import { MAX_ITEM_CHOICES } from "../../domain/menu-item.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { refuseMarks } from "../items/check-item.ts";
import { itemById, itemsById } from "../items/item-rows.ts";
import { ownGroupOf, refuseTakenName } from "./choice-kinds.ts";
import { archiveGroup, insertGroup, placeGroups, writeGroup } from "./choice-queries.ts";
import {
  archivedSharedGroup,
  dropDeletedIngredientsOfGroup,
  linkItems,
  mostChoices,
  releaseGroup,
  type SavedAddon,
  type SharedAddonRow,
  type SharedGroupRow,
  sharedGroups,
  unlinkItems,
  writeSharedAddons,
} from "./shared-group-queries.ts";

type Body = z.output<typeof sharedGroupBody>;
type Reply = Promise<{ message: string }>;

/** Returns the fields of a shared group's form; its version is made of them. */
const fieldsOf = ({ title, min, max, maxEach, required, addons }: SharedGroupRow) => ({
  title,
  min,
  max,
  max_each: maxEach,
  required,
  addons: addons.map(({ id, isDefault, title, price, allergens, diets }) => ({
    id,
    title,
    price,
    is_default: isDefault,
    allergens: allergens && [...allergens],
    diets: [...diets],
  })),
});

/** Lists the groups that items share. */
export async function readSharedGroups(ctx: StaffContext): Promise<{ groups: SharedGroup[] }> {
  const rows = await ctx.inTenant(sharedGroups);
  return {
    groups: rows.map((row) => {
      const fields = fieldsOf(row);
      return { id: row.id, ...fields, items: [...row.items], version: versionOf(fields) };
    }),
  };
}

/** Returns a group for the audit log: its add-ons with their prices, by name. */
function audited(group: SharedGroupRow) {
  const { addons, ...rules } = fieldsOf(group);
  return {
    ...rules,
    addons: addons.map(({ title, price, allergens }) => ({ title, price, allergens })),
    defaults: addons.filter(({ is_default }) => is_default).map(({ title }) => title),
    items: group.items.map(({ title }) => title),
  };
}

function records(
  action: AuditAction,
  before: SharedGroupRow | null,
  after: SharedGroupRow | null,
): AuditRecord[] {
  const { id } = required(before ?? after, "the group that was changed");
  return recordsOf(action, id, before && audited(before), after && audited(after), "modifier_group");
}

/** Returns the add-ons to save. Programs that know nothing of marks leave those of an add-on as they are. */
const addonsIn = ({ addons }: Body, before: readonly SharedAddonRow[] = []): SavedAddon[] =>
  addons.map((addon) => {
    const known = before.find(({ id }) => id === addon.id);
    const { allergens = known?.allergens ?? null, diets = known?.diets ?? [] } = addon;
    refuseMarks({ allergens, diets });
    return { ...addon, allergens, diets };
  });

async function groupNow(tx: Tx, id: ModifierGroupId): Promise<SharedGroupRow> {
  return found((await sharedGroups(tx)).find((group) => group.id === id));
}

const rulesOf = ({ title, min, max, max_each, required }: Body) => ({
  title,
  min: min ?? usualLeast(required),
  max,
  max_each,
  required,
});

/** Refuses a group or two of its add-ons under one name, and ids that are not the group's. */
function refuseBody(groups: readonly SharedGroupRow[], body: Body, id: ModifierGroupId | null): void {
  refuseTakenName(groups, body.title, id, "shared_group_exists");
  const own = new Set(groups.find((group) => group.id === id)?.addons.map((addon) => addon.id));
  const names = new Set<string>();
  for (const [place, addon] of body.addons.entries()) {
    if (addon.id !== undefined && !own.has(addon.id)) throw new AppError("not_found");
    const name = searchText(addon.title);
    if (names.has(name))
      throw new AppError("addon_twice", { field: `addons.${place}.title`, details: { title: addon.title } });
    names.add(name);
  }
}

/** Refuses more than an item may have, after it was written: the transaction takes it back. */
async function refuseTooMany(tx: Tx, id: ModifierGroupId): Promise<void> {
  const { addons, groups } = await mostChoices(tx, id);
  if (Math.max(addons, groups) > MAX_ITEM_CHOICES)
    throw new AppError("too_many_choices", { details: { most: MAX_ITEM_CHOICES } });
}

async function refuseCombos(tx: Tx, items: SharedGroupRow["items"]): Promise<void> {
  const { ids } = await combosOnMenu(tx);
  const combo = items.find((item) => ids.has(item.id));
  if (combo) throw new AppError("combo_takes_no_choices", { details: { title: combo.title } });
}

export function addSharedGroup(
  ctx: StaffContext,
  body: Body,
): Promise<{ message: string; id: ModifierGroupId }> {
  return changeMenu(ctx, async (tx) => {
    refuseBody(await sharedGroups(tx), body, null);
    const id = await insertGroup(tx, null, rulesOf(body), 0);
    await writeSharedAddons(tx, id, addonsIn(body), ctx.now);
    return {
      audit: records("modifier_group.added", null, await groupNow(tx, id)),
      answer: { message: ctx.say("common.title_was_added", { title: body.title }), id },
    };
  });
}

/** Changes a group for every item that has it. Orders keep what was sold. */
export function updateSharedGroup(
  ctx: StaffContext,
  id: ModifierGroupId,
  { version, ...body }: Body & { readonly version?: string | undefined },
): Reply {
  return changeMenu(ctx, async (tx) => {
    const groups = await sharedGroups(tx);
    const before = found(groups.find((group) => group.id === id));
    refuseStaleEdit(version, fieldsOf(before));
    refuseBody(groups, body, id);
    await writeGroup(tx, id, rulesOf(body));
    await writeSharedAddons(tx, id, addonsIn(body, before.addons), ctx.now);
    await refuseTooMany(tx, id);
    return {
      audit: records("modifier_group.updated", before, await groupNow(tx, id)),
      answer: { message: ctx.say("common.title_was_saved", { title: body.title }) },
    };
  });
}

export function deleteSharedGroup(ctx: StaffContext, id: ModifierGroupId): Reply {
  return changeMenu(ctx, async (tx) => {
    const group = await groupNow(tx, id);
    await archiveGroup(tx, id, ctx.now);
    return {
      audit: records("modifier_group.deleted", group, null),
      answer: { message: ctx.say("common.title_was_deleted", { title: group.title }) },
    };
  });
}

/** Brings a group back on the items that had it, with what is left of its recipes. */
export function restoreSharedGroup(ctx: StaffContext, id: ModifierGroupId): Reply {
  return changeMenu(ctx, async (tx) => {
    const group = found(await archivedSharedGroup(tx, id));
    refuseTakenName(await sharedGroups(tx), group.title, id, "shared_group_exists");
    await refuseCombos(tx, group.items);
    await archiveGroup(tx, id, null);
    await dropDeletedIngredientsOfGroup(tx, id);
    await refuseTooMany(tx, id);
    return {
      audit: records("modifier_group.restored", null, await groupNow(tx, id)),
      answer: { message: ctx.say("common.title_was_restored", { title: group.title }) },
    };
  });
}

/** Gives a group to items; those that are combos refuse all. */
export function attachSharedGroup(
  ctx: StaffContext,
  id: ModifierGroupId,
  itemIds: readonly MenuItemId[],
): Reply {
  return changeMenu(ctx, async (tx) => {
    const before = await groupNow(tx, id);
    await refuseCombos(tx, await itemsById(tx, itemIds));
    await linkItems(tx, id, itemIds);
    await refuseTooMany(tx, id);
    const after = await groupNow(tx, id);
    return {
      audit: records("modifier_group.attached", before, after),
      answer: {
        message: ctx.say("menu.reply.group_attached", { title: before.title, count: after.items.length }),
      },
    };
  });
}

export function detachSharedGroup(
  ctx: StaffContext,
  id: ModifierGroupId,
  itemIds: readonly MenuItemId[],
): Reply {
  return changeMenu(ctx, async (tx) => {
    const before = await groupNow(tx, id);
    await itemsById(tx, itemIds);
    await unlinkItems(tx, id, itemIds);
    const after = await groupNow(tx, id);
    return {
      audit: records("modifier_group.detached", before, after),
      answer: {
        message: ctx.say("menu.reply.group_attached", { title: before.title, count: after.items.length }),
      },
    };
  });
}

/** Makes an item's own group a shared one; the item keeps it where it is. */
export function shareGroup(
  ctx: StaffContext,
  { itemId, id }: { readonly itemId: MenuItemId; readonly id: ModifierGroupId },
): Reply {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const group = ownGroupOf(item, id);
    refuseTakenName(await sharedGroups(tx), group.title, id, "shared_group_exists");
    await releaseGroup(tx, id);
    await linkItems(tx, id, [itemId]);
    await placeGroups(
      tx,
      itemId,
      item.groups.map((each) => each.id),
    );
    return {
      audit: records("modifier_group.shared", null, await groupNow(tx, id)),
      answer: { message: ctx.say("menu.reply.group_shared", { title: group.title }) },
    };
  });
}
