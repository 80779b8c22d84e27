import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callTo } from "#platform/web/api.ts";
import { showError } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { changeUserActive, deleteUser, listUsers, removeUserPin } from "../contract/users.ts";

/** The people of the restaurant. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: async ({ signal }) => (await call(listUsers, { signal })).users,
});

/** Changes people of the staff; their list is loaded again. */
export function useUsersMutation<Input>(mutationFn: (input: Input) => Promise<{ readonly message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: usersQuery.queryKey }),
  });
}

/** Actions on a person by one tap; the result or the failure is shown as a toast. */
export function useUserActions() {
  const toasts = {
    onSuccess: ({ message }: { message: string }) => void toastSuccess(message),
    onError: showError,
  };
  const active = useUsersMutation(callTo(changeUserActive));
  const pin = useUsersMutation(callTo(removeUserPin));
  const deleting = useUsersMutation(callTo(deleteUser));
  return {
    setActive: (username: string, isActive: boolean) =>
      active.mutate({ params: { username }, body: { isActive } }, toasts),
    removePin: (username: string) => pin.mutate({ params: { username } }, toasts),
    /** Rejected while something of theirs is open; the refusal says what. */
    remove: (username: string) => deleting.mutateAsync({ params: { username } }),
  };
}
