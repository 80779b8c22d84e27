import type { BodyOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { ComboCandidate, saveCombo as definition } from "../contract/combos.ts";
import {
  type ComboItem,
  candidatesById,
  comboItem,
  type GroupRow,
  putGroups,
  selectGroups,
} from "./combo-queries.ts";
import { editedFields } from "./edited-fields.ts";
import { lockMenu } from "./lock-menu.ts";

type ComboBody = BodyOf<typeof definition>;

/** Sets all groups of a combo. What was sold of it stays as it was; tills hear of it. */
export function saveCombo(
  ctx: StaffContext,
  itemId: MenuItemId,
  { groups, version }: ComboBody,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockMenu(tx);
    const item = found(await comboItem(tx, itemId));
    const before = await selectGroups(tx, itemId);
    refuseStaleEdit(version, editedFields(before));
    if (groups.length > 0) refuseNoCombo(item);
    await refuseUnknownParts(tx, itemId, groups);
    refuseUnknownRows(groups, before);
    await putGroups(tx, itemId, groups);
    const after = await selectGroups(tx, itemId);
    await recordAudit(tx, ctx, [
      {
        action: "menu_item.combo_updated",
        subject: "menu_item",
        subjectId: itemId,
        before: editedFields(before),
        after: editedFields(after),
      },
    ]);
    tx.emit({ type: "menu_changed" });
    const reply = groups.length > 0 ? "combos.reply.saved" : "combos.reply.removed";
    return { message: ctx.say(reply, { title: item.title }) };
  });
}

/** An item with choices of its own, or that is a part itself, can be no combo. */
function refuseNoCombo({ title, hasChoices, partOf }: ComboItem): void {
  if (hasChoices) throw new AppError("combo_has_choices", { details: { title } });
  if (partOf.length > 0)
    throw new AppError("combo_is_part", { details: { title, combos: partOf.join(", ") } });
}

async function refuseUnknownParts(tx: Tx, itemId: MenuItemId, groups: ComboBody["groups"]): Promise<void> {
  const ids = groups.flatMap(({ choices }) => choices.map(({ item_id }) => item_id));
  const candidates = new Map((await candidatesById(tx, ids)).map((item) => [item.item_id, item]));
  for (const [index, { choices }] of groups.entries())
    for (const [place, choice] of choices.entries()) {
      const item = candidates.get(choice.item_id);
      if (choice.item_id === itemId || !isOffered(item, choice.variant_id))
        throw new AppError("combo_part_unknown", { field: `groups.${index}.choices.${place}.item_id` });
    }
}

function isOffered(item: ComboCandidate | undefined, variantId: number | null): boolean {
  if (!item) return false;
  return variantId === null || item.variants.some(({ id }) => id === variantId);
}

/** Refuses groups and choices that are not this combo's, or not any more. */
function refuseUnknownRows(groups: ComboBody["groups"], before: readonly GroupRow[]): void {
  const groupIds = new Set<number>(before.map(({ id }) => id));
  const choiceIds = new Set<number>(before.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const isUnknown = groups.some(
    ({ id, choices }) =>
      (id !== undefined && !groupIds.has(id)) ||
      choices.some((choice) => choice.id !== undefined && !choiceIds.has(choice.id)),
  );
  if (isUnknown) throw new AppError("not_found");
}
