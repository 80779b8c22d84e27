import type { ChangeSource } from "#platform/server/realtime/change-source.ts";
import { ticketsChange } from "#service/kitchen/server/tickets-change.ts";
import { numbersChange } from "#service/order-display/server/numbers-change.ts";
import { accountsChange } from "#service/orders/server/reading/accounts-change.ts";
import { trayChange } from "#service/tray/server/tray-change.ts";

/** The lists whose screens are told their changes. */
export const changeSources: readonly ChangeSource[] = [
  ticketsChange,
  accountsChange,
  trayChange,
  numbersChange,
];
