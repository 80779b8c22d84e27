import { IconLayersLinked, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { AddonId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount } from "#platform/web/format.ts";
import { found } from "#platform/web/forms/found.ts";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import {
  addAddon,
  addModifierGroup,
  deleteAddon,
  deleteModifierGroup,
  orderAddons,
  orderModifierGroups,
  restoreAddon,
  updateAddon,
} from "../../contract/menu-choices.ts";
import type { ItemDetail, ModifierGroup } from "../../contract/menu-item-detail.ts";
import { shareGroup } from "../../contract/shared-groups.ts";
import { EditChoiceDialog } from "./choice-dialog.tsx";
import { AddButton, ChoiceRow } from "./choice-row.tsx";
import classes from "./choices.module.css";
import { GroupDialog } from "./group-dialog.tsx";
import { useGroupRules } from "./group-rules.ts";
import { AddSharedGroup, SharedGroupPart } from "./shared-group-part.tsx";
import { useItemAction, useItemOrder } from "./use-choice-actions.ts";

type Opened =
  | { readonly kind: "addon"; readonly addon: Addon | null }
  | { readonly kind: "group"; readonly group: ModifierGroup | null };

interface AddonsSectionProps {
  item: ItemDetail;
  currency: string;
}

/** The add-ons of an item, in groups with rules or free to choose. */
export function AddonsSection({ item, currency }: AddonsSectionProps) {
  const t = useT();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Section
      title={t("common.add_ons")}
      description={t("menuItems.addons.hint")}
      action={
        <Row align="end" wrap gap={8}>
          <AddSharedGroup item={item} />
          {item.addons.every(({ is_shared }) => is_shared) ? null : (
            <Button variant="default" onClick={() => setOpened({ kind: "group", group: null })}>
              {t("common.add_group")}
            </Button>
          )}
          <AddButton
            label={t("menuItems.addons.add")}
            onClick={() => setOpened({ kind: "addon", addon: null })}
          />
        </Row>
      }
    >
      {item.addons.length === 0 ? <p className={classes.none}>{t("menuItems.addons.none")}</p> : null}
      <Groups
        item={item}
        currency={currency}
        onEdit={(addon) => setOpened({ kind: "addon", addon })}
        onEditGroup={(group) => setOpened({ kind: "group", group })}
      />
      {opened?.kind === "addon" ? (
        <AddonDialog itemId={item.id} addon={opened.addon} currency={currency} onClose={close} />
      ) : null}
      {opened?.kind === "group" ? (
        <GroupDialog item={item} group={opened.group} currency={currency} onClose={close} />
      ) : null}
    </Section>
  );
}

interface GroupsProps extends AddonsSectionProps {
  onEdit: (addon: Addon) => void;
  onEditGroup: (group: ModifierGroup) => void;
}

/** Each group with its add-ons, then those outside every group. */
function Groups({ item, currency, onEdit, onEditGroup }: GroupsProps) {
  const t = useT();
  const order = useItemOrder();
  const words = useSortWords();
  const free = item.addons.filter((addon) => addon.group_id === null);
  const onReorder = (moved: readonly AddonId[]) => {
    const ids = withOrderOf(
      item.addons.filter(({ is_shared }) => !is_shared).map(({ id }) => id),
      moved,
    );
    return order(() => call(orderAddons, { params: { itemId: item.id }, body: { ids } }));
  };
  const shared = { itemId: item.id, currency, onEdit, onReorder };
  return (
    <div className={classes.groups}>
      {item.modifierGroups.length === 0 ? null : (
        <SortableList
          label={t("menuItems.groups.title")}
          words={words}
          items={item.modifierGroups}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onReorder={(ids) =>
            order(() => call(orderModifierGroups, { params: { itemId: item.id }, body: { ids: [...ids] } }))
          }
          className={classes.groups}
        >
          {(group, handle) => {
            const addons = item.addons.filter(({ group_id }) => group_id === group.id);
            return group.is_shared ? (
              <SharedGroupPart {...{ item, group, handle, addons, currency }} />
            ) : (
              <>
                <GroupHead itemId={item.id} group={group} handle={handle} onEdit={() => onEditGroup(group)} />
                <AddonList {...shared} label={group.title} addons={addons} />
              </>
            );
          }}
        </SortableList>
      )}
      {free.length === 0 ? null : (
        <div>
          {item.modifierGroups.length === 0 ? null : (
            <Row as="h3" align="center" gap={8} below={4}>
              {t("menuItems.addons.free")}
            </Row>
          )}
          <AddonList {...shared} label={t("menuItems.addons.free")} addons={free} />
        </div>
      )}
    </div>
  );
}

/** Returns all ids with the moved ones in their new order, among the places that they had. */
function withOrderOf<Id>(all: readonly Id[], moved: readonly Id[]): Id[] {
  const rest = [...moved];
  return all.map((id) => (moved.includes(id) ? (rest.shift() ?? id) : id));
}

interface GroupHeadProps {
  itemId: ItemDetail["id"];
  group: ModifierGroup;
  /** Drag handle; empty while it is the only group. */
  handle: ReactNode;
  onEdit: () => void;
}

function GroupHead({ itemId, group, handle, onEdit }: GroupHeadProps) {
  const t = useT();
  const act = useItemAction();
  const rules = useGroupRules();
  const { title } = group;
  return (
    <Row align="center" gap={8} below={4}>
      {handle}
      <div className={classes.words}>
        <h3>{title}</h3>
        <Muted size="sm">{rules(group)}</Muted>
      </div>
      <ActionMenu
        label={t("common.actions_for_title", { title })}
        actions={[
          {
            key: "edit",
            label: t("common.edit"),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: onEdit,
          },
          {
            key: "share",
            label: t("menuItems.shared.share"),
            icon: <IconLayersLinked size={20} stroke={1.75} />,
            onSelect: () => act(() => call(shareGroup, { params: { itemId, groupId: group.id } })),
          },
          {
            key: "delete",
            label: t("menuItems.shared.delete"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => {
              const { id, version: _, is_shared: __, ...body } = group;
              act(
                () => call(deleteModifierGroup, { params: { itemId, groupId: id } }),
                // Deleting the group kept its add-ons, so it can be added again with them.
                () => call(addModifierGroup, { params: { itemId }, body }),
              );
            },
          },
        ]}
      />
    </Row>
  );
}

interface AddonDialogProps {
  itemId: ItemDetail["id"];
  /** Null for a new one. */
  addon: Addon | null;
  currency: string;
  onClose: () => void;
}

function AddonDialog({ itemId, addon, currency, onClose }: AddonDialogProps) {
  const t = useT();
  return (
    <EditChoiceDialog
      title={addon ? t("common.edit_title", { title: addon.title }) : t("menuItems.addons.add_title")}
      submitLabel={t(addon ? "common.save" : "menuItems.addons.add")}
      priceLabel={t("menuItems.addons.price")}
      priceHint={t("menuItems.addons.price_hint")}
      marksHint={t("menuItems.marks.addon_hint")}
      choice={addon}
      currency={currency}
      itemId={itemId}
      savedIn={({ addons }) => found(addons, addon?.id)}
      save={({ version, ...body }, idempotencyKey) =>
        addon
          ? call(updateAddon, {
              params: { itemId, addonId: addon.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : call(addAddon, { params: { itemId }, body, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}

type Addon = ItemDetail["addons"][number];

interface AddonListProps {
  itemId: ItemDetail["id"];
  /** Title of their group. */
  label: string;
  addons: readonly Addon[];
  currency: string;
  onEdit: (addon: Addon) => void;
  /** Saves these add-ons in another order. */
  onReorder: (ids: readonly AddonId[]) => Promise<unknown>;
}

function AddonList({ itemId, label, addons, currency, onEdit, onReorder }: AddonListProps) {
  const t = useT();
  const act = useItemAction();
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
              () => call(deleteAddon, { params }),
              () => call(restoreAddon, { params }),
            );
          }}
        />
      )}
    </SortableList>
  );
}
