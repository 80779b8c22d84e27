import { ticketsChange } from "./features/kitchen/tickets-change.ts";
import { numbersChange } from "./features/order-display/numbers-change.ts";
import { accountsChange } from "./features/orders/reading/accounts-change.ts";
import { trayChange } from "./features/tray/tray-change.ts";
import type { ChangeSource } from "./platform/realtime/change-source.ts";

/** The lists whose screens are told their changes. */
export const changeSources: readonly ChangeSource[] = [
  ticketsChange,
  accountsChange,
  trayChange,
  numbersChange,
];
