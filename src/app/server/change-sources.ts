import type { ChangeSource } from "#platform/server/realtime/change-source.ts";
import { ticketsChange } from "#service/kitchen/server/read-board.ts";
import { numbersChange } from "#service/order-display/server/order-display.ts";
import { accountsChange } from "#service/orders/server/reading/list-orders.ts";
import { trayChange } from "#service/tray/server/read-tray.ts";
import { billPorts } from "./bill-ports.ts";

/** Lists that get their changes. */
export const changeSources: readonly ChangeSource[] = [
  ticketsChange,
  accountsChange(billPorts),
  trayChange,
  numbersChange,
];
