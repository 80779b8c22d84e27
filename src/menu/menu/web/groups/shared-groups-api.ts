import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ModifierGroupId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { deleteSharedGroup, listSharedGroups, restoreSharedGroup } from "../../contract/shared-groups.ts";
import { menuItemsKey } from "../menu-api.ts";

/** The groups of add-ons that items share. Their key is one of the menu's items, which show them too. */
export const sharedGroupsQuery = queryOptions({
  queryKey: [...menuItemsKey, "shared-groups"],
  queryFn: ({ signal }) => call(listSharedGroups, { signal }),
});

/** Deletes a shared group; for 8 seconds it can be brought back on the items that had it. */
export function useDeleteSharedGroup() {
  const t = useT();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: menuItemsKey });
  const restoring = useMutation({
    mutationFn: (groupId: ModifierGroupId) => call(restoreSharedGroup, { params: { groupId } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled,
  });
  const deleting = useMutation({
    mutationFn: (groupId: ModifierGroupId) => call(deleteSharedGroup, { params: { groupId } }),
    onSuccess: ({ message }, groupId) =>
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => restoring.mutate(groupId) }),
    onError: showError,
    onSettled,
  });
  return (groupId: ModifierGroupId) => deleting.mutate(groupId);
}
