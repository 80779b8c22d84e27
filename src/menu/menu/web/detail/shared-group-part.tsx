import { IconPencil, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { call } from "#platform/web/api.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { ItemDetail, ModifierGroup } from "../../contract/menu-item-detail.ts";
import { attachSharedGroup, detachSharedGroup } from "../../contract/shared-groups.ts";
import { sharedGroupsQuery } from "../groups/shared-groups-api.ts";
import { ChoiceRow } from "./choice-row.tsx";
import classes from "./choices.module.css";
import { useGroupRules } from "./group-rules.ts";
import { useItemAction } from "./use-choice-actions.ts";

const SharedGroupDialog = lazy(() =>
  import("../groups/shared-group-dialog.tsx").then((module) => ({ default: module.SharedGroupDialog })),
);

/** Gives the item one of the restaurant's shared groups; nothing where there is none that it lacks. */
export function AddSharedGroup({ item }: { item: ItemDetail }) {
  const t = useT();
  const act = useItemAction();
  const groups = useQuery(sharedGroupsQuery).data?.groups ?? [];
  const others = groups.filter(({ id }) => !item.modifierGroups.some((group) => group.id === id));
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t("menuItems.shared.give")}
      options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
      onChange={(value) => {
        const chosen = others.find(({ id }) => String(id) === value);
        if (!chosen) return;
        const input = { params: { groupId: chosen.id }, body: { itemIds: [item.id] } };
        act(
          () => call(attachSharedGroup, input),
          () => call(detachSharedGroup, input),
        );
      }}
    />
  );
}

interface SharedGroupPartProps {
  item: ItemDetail;
  group: ModifierGroup;
  /** Drag handle; empty while it is the only group. */
  handle: ReactNode;
  addons: ItemDetail["addons"];
  currency: string;
}

/** A shared group of an item: it is changed for all items that have it, and taken off this one alone. */
export function SharedGroupPart({ item, group, handle, addons, currency }: SharedGroupPartProps) {
  const t = useT();
  const act = useItemAction();
  const rules = useGroupRules();
  const [isEditing, setEditing] = useState(false);
  const shared = useQuery(sharedGroupsQuery).data?.groups.find(({ id }) => id === group.id);
  const { title } = group;
  const input = { params: { groupId: group.id }, body: { itemIds: [item.id] } };
  return (
    <>
      <Row align="center" gap={8} below={4}>
        {handle}
        <div className={classes.words}>
          <Row as="h3" align="center" wrap across={8}>
            {title}
            <StatusBadge look="plain" tone="blue" label={t("menuItems.shared.badge")} />
          </Row>
          <Muted size="sm">
            {shared
              ? `${rules(group)} · ${t("menuItems.shared.of_items", { count: shared.items.length })}`
              : rules(group)}
          </Muted>
        </div>
        <IconButton
          label={t("common.edit_title", { title })}
          icon={<IconPencil size={20} stroke={1.75} />}
          onClick={() => setEditing(true)}
        />
        <IconButton
          label={t("common.remove_title", { title })}
          icon={<IconX size={20} stroke={1.75} />}
          onClick={() =>
            act(
              () => call(detachSharedGroup, input),
              () => call(attachSharedGroup, input),
            )
          }
        />
      </Row>
      <ul className={classes.list} aria-label={title}>
        {addons.map((addon) => (
          <li key={addon.id}>
            <ChoiceRow
              {...addon}
              handle={null}
              price={t("menuItems.addons.plus", { amount: formatAmount(addon.price, currency) })}
              currency={currency}
              isDefault={addon.is_default}
            />
          </li>
        ))}
      </ul>
      {isEditing && shared ? (
        <Suspense fallback={null}>
          <SharedGroupDialog group={shared} currency={currency} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
