import { queryOptions } from "@tanstack/react-query";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import { claimDishes, readTray, releaseDishes, serveDishes, trayChanged } from "../contract/tray.ts";
import { applyTray, type LoadedTray } from "./apply-tray.ts";

/** Read again this often although its changes are told: dishes become late without one, in milliseconds. */
const POLL_MS = 20_000;

export const trayChanges: FollowedList<typeof trayChanged, LoadedTray> = {
  definition: trayChanged,
  apply: applyTray,
};

/** What is ready to be carried by this person. */
export const trayQuery = queryOptions({
  queryKey: ["tray"],
  queryFn: async ({ signal }) => withRecentChanges(trayChanges, await call(readTray, { signal })),
  refetchInterval: POLL_MS,
});

/** What a waiter does with ready dishes: "Voy", "Ya no voy", "Entregado". */
export const trayActions = ["claim", "release", "serve"] as const;
export type TrayAction = (typeof trayActions)[number];

const trayRoutes = { claim: claimDishes, release: releaseDishes, serve: serveDishes } as const;

export const sendTrayAction = (action: TrayAction, lineIds: readonly OrderLineId[]) =>
  call(trayRoutes[action], { body: { lineIds: [...lineIds] } });
