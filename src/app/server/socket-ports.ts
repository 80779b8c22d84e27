import { activeSessions } from "#core/auth/server/actor-of-token.ts";
import { activeSupportVisits } from "#operator/operations/server/support-visits/actor-of-support-visit.ts";
import type { SocketPorts } from "#platform/server/realtime/socket-ports.ts";
import { listenToTillDisplays } from "#service/customer-display/server/till-displays.ts";
import { announced } from "#service/order-display/server/announced-order.ts";
import { askers } from "./askers.ts";
import { changeSources } from "./change-sources.ts";

/** What the features do for the sockets. */
export const socketPorts: SocketPorts = {
  sources: changeSources,
  askers,
  activeSessions,
  activeSupportVisits,
  announced,
  listen: listenToTillDisplays,
};
