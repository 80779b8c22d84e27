import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSetup, startWithMenu } from "../../../contract/setup/setup-guide.ts";
import { mayEnter } from "../../../domain/access/may-enter.ts";
import { nextStep } from "../../../domain/setup/next-step.ts";
import type { StartingMenu } from "../../../domain/setup/starting-menu.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { call } from "../../platform/api.ts";
import { actorOf, currentUser } from "../../platform/session/session.ts";
import { showFailure } from "../../platform/show-error.ts";
import { storedSwitch, useSwitch } from "../../platform/stored-switch.ts";
import { useRealtimeRefresh } from "../../platform/use-realtime-refresh.ts";

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
