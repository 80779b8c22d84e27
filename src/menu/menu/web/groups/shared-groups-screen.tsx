import { IconPencil, IconPlus, IconSoup, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { offeredMenuQuery } from "#menu/price-rules/web/public.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import type { SharedGroup } from "../../contract/shared-groups.ts";
import { useGroupRules } from "../detail/group-rules.ts";
import { menuItemsKey } from "../menu-api.ts";
import { sharedGroupsQuery, useDeleteSharedGroup } from "./shared-groups-api.ts";

const SharedGroupDialog = lazy(() =>
  import("./shared-group-dialog.tsx").then((module) => ({ default: module.SharedGroupDialog })),
);
const GroupItemsDialog = lazy(() =>
  import("./group-items-dialog.tsx").then((module) => ({ default: module.GroupItemsDialog })),
);

type Opened =
  | { readonly kind: "edit"; readonly group: SharedGroup | null }
  | { readonly kind: "items"; readonly group: SharedGroup };

/** /dashboard/settings/menu-items/groups: the groups of add-ons that many items share. */
export function SharedGroupsScreen() {
  const t = useT();
  const query = useQuery(sharedGroupsQuery);
  const currency = useQuery(offeredMenuQuery).data?.currency ?? "USD";
  useRealtimeRefresh(["menu_changed"], [menuItemsKey]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const add = (
    <Button
      icon={<IconPlus size={20} aria-hidden="true" />}
      onClick={() => setOpened({ kind: "edit", group: null })}
    >
      {t("menuItems.shared.add")}
    </Button>
  );
  const groups = query.data?.groups;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("screens.sharedGroups")} />
      <PageHeader title={t("screens.sharedGroups")} action={add} />
      {groups === undefined ? (
        query.error ? (
          <QueryFailure query={{ error: query.error, refetch: query.refetch }} />
        ) : (
          <ListSkeleton label={t("screens.sharedGroups")} count={4} rowHeight={84} />
        )
      ) : groups.length === 0 ? (
        <EmptyState
          picture={<MenuPicture />}
          message={t("menuItems.shared.empty")}
          hint={t("menuItems.shared.empty_hint")}
          action={add}
        />
      ) : (
        <EntryList>
          {groups.map((group) => (
            <GroupEntry
              key={group.id}
              group={group}
              currency={currency}
              onEdit={() => setOpened({ kind: "edit", group })}
              onItems={() => setOpened({ kind: "items", group })}
            />
          ))}
        </EntryList>
      )}
      <Suspense fallback={null}>
        {opened?.kind === "edit" ? (
          <SharedGroupDialog group={opened.group} currency={currency} onClose={close} />
        ) : null}
        {opened?.kind === "items" ? <GroupItemsDialog group={opened.group} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface GroupEntryProps {
  group: SharedGroup;
  currency: string;
  onEdit: () => void;
  onItems: () => void;
}

function GroupEntry({ group, currency, onEdit, onItems }: GroupEntryProps) {
  const t = useT();
  const rules = useGroupRules();
  const remove = useDeleteSharedGroup();
  const { title, addons, items } = group;
  const names = addons.map(({ title: addon, price }) =>
    price === 0
      ? addon
      : t("menuItems.shared.addon_price", { title: addon, amount: formatAmount(price, currency) }),
  );
  return (
    <EntryCard
      title={title}
      details={[
        rules(group),
        formatList(names),
        items.length === 0
          ? t("menuItems.shared.of_none")
          : t("menuItems.shared.of_items", { count: items.length }),
      ]}
      actions={
        <>
          <Button variant="default" icon={<IconSoup size={20} aria-hidden="true" />} onClick={onItems}>
            {t("common.items")}
          </Button>
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
                key: "delete",
                label: t("menuItems.shared.delete"),
                icon: <IconTrash size={20} stroke={1.75} />,
                tone: "danger",
                onSelect: () => remove(group.id),
              },
            ]}
          />
        </>
      }
    />
  );
}
