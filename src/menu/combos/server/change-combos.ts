import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type AuditRecord, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  ComboCandidate,
  readCombo as readComboRoute,
  saveCombo as saveComboRoute,
} from "../contract/combos.ts";
import {
  type ComboGroupRow,
  type ComboItem,
  candidatesById,
  comboItem,
  findCandidates,
  putGroups,
  selectGroups,
} from "./combo-queries.ts";
import { lockMenu } from "./lock-menu.ts";

type ComboBody = BodyOf<typeof saveComboRoute>;

/** Sets all groups of a combo and notifies the tills. Combos that were sold stay as they were. */
export function saveCombo(
  ctx: StaffContext,
  itemId: MenuItemId,
  { groups, version }: ComboBody,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockMenu(tx);
    const { title, record } = await setCombo(tx, itemId, { groups, version, field: "groups" });
    await recordAudit(tx, ctx, [record]);
    tx.emit({ type: "menu_changed" });
    const reply = groups.length > 0 ? "combos.reply.saved" : "combos.reply.removed";
    return { message: ctx.say(reply, { title }) };
  });
}

/** Sets all groups of a combo while the menu is locked; refusals name `field`, in which the groups were sent. */
export async function setCombo(
  tx: Tx,
  itemId: MenuItemId,
  { groups, version, field }: ComboBody & { readonly field: string },
): Promise<{ readonly title: string; readonly record: AuditRecord }> {
  const item = found(await comboItem(tx, itemId));
  const before = await selectGroups(tx, itemId);
  refuseStaleEdit(version, editedFields(before));
  if (groups.length > 0) refuseNoCombo(item);
  await refuseUnknownParts(tx, itemId, groups, field);
  refuseUnknownRows(groups, before);
  await putGroups(tx, itemId, groups);
  const after = await selectGroups(tx, itemId);
  return {
    title: item.title,
    record: {
      action: "menu_item.combo_updated",
      subject: "menu_item",
      subjectId: itemId,
      before: editedFields(before),
      after: editedFields(after),
    },
  };
}

/** Refuses a combo of an item that has choices of its own or is a part itself. */
function refuseNoCombo({ title, hasChoices, partOf }: ComboItem): void {
  if (hasChoices) throw new AppError("combo_has_choices", { details: { title } });
  if (partOf.length > 0) throw new AppError("combo_is_part", { details: { title, combos: partOf } });
}

async function refuseUnknownParts(
  tx: Tx,
  itemId: MenuItemId,
  groups: ComboBody["groups"],
  field: string,
): Promise<void> {
  const ids = groups.flatMap(({ choices }) => choices.map(({ item_id }) => item_id));
  const candidates = new Map((await candidatesById(tx, ids)).map((item) => [item.item_id, item]));
  for (const [index, { choices }] of groups.entries())
    for (const [place, choice] of choices.entries()) {
      const item = candidates.get(choice.item_id);
      if (choice.item_id === itemId || !isOffered(item, choice.variant_id))
        throw new AppError("combo_part_unknown", { field: `${field}.${index}.choices.${place}.item_id` });
    }
}

function isOffered(item: ComboCandidate | undefined, variantId: number | null): boolean {
  if (!item) return false;
  return variantId === null || item.variants.some(({ id }) => id === variantId);
}

/** Refuses groups and choices that do not belong to this combo, or no longer do. */
function refuseUnknownRows(groups: ComboBody["groups"], before: readonly ComboGroupRow[]): void {
  const groupIds = new Set<number>(before.map(({ id }) => id));
  const choiceIds = new Set<number>(before.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const isUnknown = groups.some(
    ({ id, choices }) =>
      (id !== undefined && !groupIds.has(id)) ||
      choices.some((choice) => choice.id !== undefined && !choiceIds.has(choice.id)),
  );
  if (isUnknown) throw new AppError("not_found");
}

export function readCombo(ctx: StaffContext, itemId: MenuItemId): Promise<ResponseOf<typeof readComboRoute>> {
  return ctx.inTenant(async (tx) => {
    const { title, price, hasChoices, partOf } = found(await comboItem(tx, itemId));
    const groups = await selectGroups(tx, itemId);
    return {
      title,
      price,
      groups: groups.map((group) => ({ ...group, choices: [...group.choices] })),
      part_of: [...partOf],
      has_choices: hasChoices,
      version: versionOf(editedFields(groups)),
    };
  });
}

export function findComboParts(ctx: StaffContext, q: string): Promise<{ items: ComboCandidate[] }> {
  return ctx.inTenant(async (tx) => ({ items: await findCandidates(tx, searchPattern(q)) }));
}

/** Returns the editable fields of a combo. Its version is made of them, and the audit log stores them. */
function editedFields(groups: readonly ComboGroupRow[]) {
  return {
    groups: groups.map(({ title, min, max, choices }) => ({
      title,
      min,
      max,
      choices: choices.map(({ item, variant_id, extra, is_default }) => ({
        title: item.title,
        variant: item.variants.find(({ id }) => id === variant_id)?.title ?? null,
        extra,
        is_default,
      })),
    })),
  };
}
