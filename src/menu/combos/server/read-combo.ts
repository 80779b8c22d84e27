import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { readCombo as definition } from "../contract/combos.ts";
import { comboItem, selectGroups } from "./combo-queries.ts";
import { editedFields } from "./edited-fields.ts";

/** What an item is made of when it is sold as a combo. */
export function readCombo(ctx: StaffContext, itemId: MenuItemId): Promise<ResponseOf<typeof definition>> {
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
