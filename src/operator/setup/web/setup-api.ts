import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { call } from "#platform/web/api.ts";
import { actorOf, currentUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { readSetup, startWithMenu } from "../contract/setup-guide.ts";
import { nextStep, type StartingMenu } from "../domain/setup-step.ts";

/** Interval in milliseconds of reading what no event reports: a person was added, the store got its address. */
const LOOK_AGAIN_MS = 2_500;

const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => (await call(readSetup, { signal })).steps,
  refetchOnMount: "always",
  refetchInterval: ({ state: { data } }) => (data && nextStep(data) ? LOOK_AGAIN_MS : false),
});

/** True while the guide is hidden on this device. */
export const guidePutAway = storedSwitch("setup-put-away");

/** Reads the steps, again and again while one is missing; empty for people who may not set up. */
export function useSetup() {
  const user = currentUser();
  const maySetUp = user?.subscription_active === true && mayEnter(actorOf(user), "settings");
  const { data: steps = [], isPending } = useQuery({ ...setupQuery, enabled: maySetUp });
  useRealtimeRefresh(
    ["menu_changed", "floor_changed", "charging_changed", "cash_changed"],
    [setupQuery.queryKey],
  );
  return {
    steps,
    next: nextStep(steps),
    isPutAway: useSwitch(guidePutAway),
    /** Nobody knows yet whether there is something to set up. */
    isUnknown: maySetUp && isPending,
  };
}

/** True while the guide is the home of a new restaurant: until something was sold, or it is put away. Undefined until it is known. */
export function useFirstHour(): boolean | undefined {
  const { steps, isPutAway, isUnknown } = useSetup();
  if (isPutAway) return false;
  return isUnknown ? undefined : steps.some(({ step, is_done }) => step === "first_sale" && !is_done);
}

/** Fills the empty menu for a kind of restaurant. */
export function useStartWithMenu() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (menu: StartingMenu) => call(startWithMenu, { body: { menu } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "setup.menu_failed"),
    onSettled: () => client.invalidateQueries(),
  });
}
