import type { Permission } from "./permissions.ts";

/**
 * Presets for common jobs; each fills the permissions, which can be changed afterwards. A manager holds
 * everything that the others hold, since nobody changes a person who may do more.
 */
export const scopePresets = {
  waiter: ["POS", "ORDER_STATUS", "VIEW_RESERVATIONS", "VIEW_CUSTOMERS"],
  cashier: [
    "POS",
    "ORDERS",
    "ORDER_BILLING",
    "CUSTOMERS",
    "INVOICES",
    "CUSTOMER_DISPLAY",
    "ORDER_STATUS_DISPLAY",
  ],
  cook: ["KITCHEN"],
  bartender: ["KITCHEN"],
  manager: [
    "DASHBOARD",
    "POS",
    "ORDERS",
    "ORDER_STATUS",
    "ORDER_BILLING",
    "KITCHEN",
    "CUSTOMER_DISPLAY",
    "ORDER_STATUS_DISPLAY",
    "RESERVATIONS",
    "VIEW_RESERVATIONS",
    "MANAGE_RESERVATIONS",
    "CUSTOMERS",
    "VIEW_CUSTOMERS",
    "MANAGE_CUSTOMERS",
    "INVOICES",
    "REFUNDS",
    "ACCOUNTING",
    "INVENTORY",
    "MANAGE_INVENTORY",
    "PURCHASES",
    "REPORTS",
    "FEEDBACK",
    "SETTINGS",
    "OPERATIONS_MANAGER",
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type ScopePreset = keyof typeof scopePresets;
export const scopePresetNames = Object.keys(scopePresets) as ScopePreset[];

/** The presets that give exactly these permissions; several, where two jobs may do the same. */
export function presetsOf(scope: readonly Permission[]): ScopePreset[] {
  return scopePresetNames.filter((name) => {
    const given: readonly Permission[] = scopePresets[name];
    return given.length === scope.length && given.every((permission) => scope.includes(permission));
  });
}
