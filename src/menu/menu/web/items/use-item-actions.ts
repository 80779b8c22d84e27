import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { searchMenuItems } from "../../contract/menu-items.ts";
import { copyItem, menuItemQuery, menuItemsKey, removeItem, showItem } from "../menu-api.ts";
import { useVisibility } from "../use-visibility.ts";

interface NamedItem {
  readonly id: MenuItemId;
  readonly title: string;
}

/** Shows or hides an item, at once on the screen. */
export function useShowItem() {
  const client = useQueryClient();
  return useVisibility<MenuItemId>({
    scope: "menu-item-visibility",
    send: showItem,
    setShown: (id, isEnabled) => setShown(client, id, isEnabled),
    reload: () => client.invalidateQueries({ queryKey: menuItemsKey }),
  });
}

function setShown(client: QueryClient, id: MenuItemId, isEnabled: boolean): void {
  client.setQueriesData<ResponseOf<typeof searchMenuItems>>(
    { queryKey: [...menuItemsKey, "page"] },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, is_enabled: isEnabled } : row)),
      },
  );
  client.setQueryData(
    menuItemQuery(id).queryKey,
    (read) => read && { ...read, formattedMenuItem: { ...read.formattedMenuItem, is_enabled: isEnabled } },
  );
}

/** Copies an item, hidden, and opens the copy for editing. */
export function useCopyItem() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: copyItem,
    onSuccess: async ({ id, message }) => {
      toastSuccess(message);
      void client.invalidateQueries({ queryKey: menuItemsKey });
      await navigate({ to: "/dashboard/settings/menu-items/$itemId", params: { itemId: String(id) } });
    },
    onError: showError,
  });
  return copying.mutate;
}

/** Deletes an item after a question, because it cannot be restored. */
export function useDeleteItem(onDeleted: () => void = () => {}) {
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm();
  const deleting = useMutation({
    mutationFn: removeItem,
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      onDeleted();
      await client.invalidateQueries({ queryKey: menuItemsKey });
    },
    onError: showError,
  });
  return async ({ id, title }: NamedItem) => {
    const isSure = await confirm({
      title: t("common.delete_title_question", { title }),
      body: t("menuItems.delete.body"),
      confirmLabel: t("menuItems.delete.confirm"),
      tone: "danger",
    });
    if (isSure) deleting.mutate(id);
  };
}
