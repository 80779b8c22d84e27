import { activeSessions } from "#core/auth/server/actor-of-token.ts";
import { activeSupportVisits } from "#operator/operations/server/support-visits/actor-of-support-visit.ts";
import type { ChangeSource } from "#platform/server/realtime/change-source.ts";
import type { SocketPorts } from "#platform/server/realtime/socket-ports.ts";
import { listenToTillDisplays } from "#service/customer-display/server/till-displays.ts";
import { ticketsChange } from "#service/kitchen/server/read-board.ts";
import { announced } from "#service/order-display/server/announced-order.ts";
import { numbersChange } from "#service/order-display/server/order-display.ts";
import { accountsChange } from "#service/orders/server/reading/list-orders.ts";
import { trayChange } from "#service/tray/server/read-tray.ts";
import { askers } from "./askers.ts";
import { billPorts } from "./bill-ports.ts";

/** Lists that get their changes. */
export const changeSources: readonly ChangeSource[] = [
  ticketsChange,
  accountsChange(billPorts),
  trayChange,
  numbersChange,
];

/** The features answer what the sockets ask. */
export const socketPorts: SocketPorts = {
  sources: changeSources,
  askers,
  activeSessions,
  activeSupportVisits,
  announced,
  listen: listenToTillDisplays,
};
