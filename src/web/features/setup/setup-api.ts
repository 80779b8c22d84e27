import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readSetup, startWithMenu } from "../../../contract/setup/setup-guide.ts";
import type { StartingMenu } from "../../../domain/setup/starting-menu.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { call } from "../../platform/api.ts";
import { showFailure } from "../../platform/show-error.ts";

/** What is set up; asked anew whenever somebody comes back to it. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => (await call(readSetup, { signal })).steps,
  refetchOnMount: "always",
});

/** Fills the empty menu with that of a kind of restaurant. */
export function useStartWithMenu() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (menu: StartingMenu) => call(startWithMenu, { body: { menu } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "setup.menu_failed"),
    onSettled: () => client.invalidateQueries(),
  });
}
