import type { readCombo as definition } from "../../../contract/menu/combos.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { MenuItemId } from "../../../domain/ids.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { versionOf } from "../../platform/http/edit-version.ts";
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
