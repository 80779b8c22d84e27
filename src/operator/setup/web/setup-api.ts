import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { call } from "#platform/web/api.ts";
import { actorOf, currentUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { readSetup, startWithMenu } from "../contract/setup-guide.ts";
import { nextStep } from "../domain/next-step.ts";
import type { StartingMenu } from "../domain/starting-menu.ts";

/** How often, in milliseconds, is looked what no event tells: a person was added, the store got its address. */
const LOOK_AGAIN_MS = 2_500;

const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => (await call(readSetup, { signal })).steps,
  refetchOnMount: "always",
  refetchInterval: ({ state: { data } }) => (data && nextStep(data) ? LOOK_AGAIN_MS : false),
});

/** The guide is out of sight on this device. */
export const guidePutAway = storedSwitch("setup-put-away");

/** What is set up, kept up to date as long as something is missing; nothing for those who may not set up. */
export function useSetup() {
  const user = currentUser();
  const maySetUp = user?.subscription_active === true && mayEnter(actorOf(user), "settings");
  const { data: steps = [] } = useQuery({ ...setupQuery, enabled: maySetUp });
  useRealtimeRefresh(
    ["menu_changed", "floor_changed", "charging_changed", "cash_changed"],
    [setupQuery.queryKey],
  );
  return { steps, next: nextStep(steps), isPutAway: useSwitch(guidePutAway) };
}

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
