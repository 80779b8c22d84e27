import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import {
  changeDiscountCode,
  deleteDiscountCode,
  type ListedDiscountCode,
  listDiscountCodes,
  restoreDiscountCode,
} from "../contract/discount-codes.ts";

export const discountCodesQuery = queryOptions({
  queryKey: ["discounts", "codes"],
  queryFn: ({ signal }) => call(listDiscountCodes, { signal }),
});

export function useReloadCodes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: discountCodesQuery.queryKey });
}

/** Switches a code on or off at once, and back if it is refused. */
export function useToggleCode() {
  const client = useQueryClient();
  const reload = useReloadCodes();
  return useMutation({
    mutationFn: ({ code, isActive }: { code: ListedDiscountCode; isActive: boolean }) => {
      // The version is sent too: the switch must not put back another field that somebody changed meanwhile.
      const { id, times_used: _, ...fields } = code;
      return call(changeDiscountCode, {
        params: { discountCodeId: id },
        body: { ...fields, description: fields.description ?? fields.code, is_active: isActive },
      });
    },
    onMutate: ({ code, isActive }) =>
      client.setQueryData(
        discountCodesQuery.queryKey,
        (list) =>
          list && {
            ...list,
            discountCodes: list.discountCodes.map((row) =>
              row.id === code.id ? { ...row, is_active: isActive } : row,
            ),
          },
      ),
    onError: showError,
    onSettled: reload,
  });
}

/** Deletes a code, with an undo for some seconds. */
export function useDeleteCode() {
  const t = useT();
  const reload = useReloadCodes();
  const restore = async (code: ListedDiscountCode) => {
    try {
      await call(restoreDiscountCode, { params: { discountCodeId: code.id } });
    } catch (error) {
      showError(error);
    }
    await reload();
  };
  return useMutation({
    mutationFn: (code: ListedDiscountCode) =>
      call(deleteDiscountCode, { params: { discountCodeId: code.id } }),
    onSuccess: ({ message }, code) =>
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => void restore(code) }),
    onError: showError,
    onSettled: reload,
  });
}
