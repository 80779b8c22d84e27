import { ticketsChanged } from "./kitchen.ts";
import { numbersChanged } from "./order-display.ts";
import { accountsChanged } from "./orders.ts";
import type { ChangeDefinition } from "./platform/changes.ts";
import { trayChanged } from "./tray.ts";

/** Every list whose screens are told its changes. */
export const changes: readonly ChangeDefinition[] = [
  ticketsChanged,
  accountsChanged,
  trayChanged,
  numbersChanged,
];
