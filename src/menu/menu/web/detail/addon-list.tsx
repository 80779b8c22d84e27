import type { AddonId } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { ChoiceRow } from "./choice-row.tsx";
import classes from "./choices.module.css";
import { bringBackAddon, removeAddon } from "./choices-api.ts";
import { useItemAct } from "./use-choice-acts.ts";

export type Addon = ItemDetail["addons"][number];

export interface AddonListProps {
  itemId: ItemDetail["id"];
  /** What the add-ons have in common: the title of their group. */
  label: string;
  addons: readonly Addon[];
  currency: string;
  onEdit: (addon: Addon) => void;
  /** These add-ons in another order. */
  onReorder: (ids: readonly AddonId[]) => Promise<unknown>;
}

/** The add-ons of a group, or those that are free to choose. */
export function AddonList({ itemId, label, addons, currency, onEdit, onReorder }: AddonListProps) {
  const t = useT();
  const act = useItemAct();
  return (
    <SortableList
      label={label}
      words={useSortWords()}
      items={addons}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onReorder={onReorder}
      className={classes.list}
    >
      {(addon, handle) => (
        <ChoiceRow
          {...addon}
          handle={handle}
          price={t("menuItems.addons.plus", { amount: formatAmount(addon.price, currency) })}
          currency={currency}
          isDefault={addon.is_default}
          onEdit={() => onEdit(addon)}
          onDelete={() => {
            const params = { itemId, addonId: addon.id };
            act(
              () => removeAddon({ params }),
              () => bringBackAddon({ params }),
            );
          }}
        />
      )}
    </SortableList>
  );
}
