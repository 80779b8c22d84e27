import type { ComboChoiceId, ComboGroupId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type CreatedMenuItem, createMenuItem, type NewMenuItem } from "./menu.ts";

export interface NewComboChoice {
  readonly itemId: MenuItemId;
  readonly variantId?: VariantId | null;
  /** In cents. */
  readonly extra?: number;
  readonly isDefault?: boolean;
}

/** Exactly one choice unless told. */
export interface NewComboGroup {
  readonly title: string;
  readonly min?: number;
  readonly max?: number;
  readonly choices: readonly NewComboChoice[];
}

export interface CreatedCombo extends CreatedMenuItem {
  readonly groupIds: readonly ComboGroupId[];
  /** By group, in the order given. */
  readonly choiceIds: readonly (readonly ComboChoiceId[])[];
}

/** A menu item that is sold as parts. */
export async function createCombo(
  tx: Tx,
  {
    groups,
    ...item
  }: Omit<NewMenuItem, "groups" | "variants" | "addons"> & {
    readonly groups: readonly NewComboGroup[];
  },
): Promise<CreatedCombo> {
  const combo = await createMenuItem(tx, item);
  const groupIds: ComboGroupId[] = [];
  const choiceIds: ComboChoiceId[][] = [];
  for (const [position, group] of groups.entries()) {
    const { id } = await tx.one(
      sqlOf
        .insertInto("combo_groups")
        .values({
          tenant_id: tx.tenantId,
          menu_item_id: combo.id,
          title: group.title,
          min_choices: group.min ?? 1,
          max_choices: group.max ?? 1,
          position,
        })
        .returning("id"),
    );
    groupIds.push(id);
    const ids: ComboChoiceId[] = [];
    for (const [place, choice] of group.choices.entries()) {
      const row = await tx.one(
        sqlOf
          .insertInto("combo_choices")
          .values({
            tenant_id: tx.tenantId,
            combo_group_id: id,
            menu_item_id: choice.itemId,
            variant_id: choice.variantId ?? null,
            extra_cents: choice.extra ?? 0,
            is_default: choice.isDefault ?? false,
            position: place,
          })
          .returning("id"),
      );
      ids.push(row.id);
    }
    choiceIds.push(ids);
  }
  return { ...combo, groupIds, choiceIds };
}
