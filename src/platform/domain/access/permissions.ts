/**
 * The permission names of the specification (operations §6), and REFUNDS, which it does not have: giving money back alone
 * (docs/decisions/0019). A user's scope is a set of them.
 */
export const permissions = [
  "DASHBOARD",
  "POS",
  "CUSTOMER_DISPLAY",
  "KITCHEN_DISPLAY",
  "ORDER_STATUS_DISPLAY",
  "ORDER_STATUS",
  "ORDERS",
  "KITCHEN",
  "RESERVATIONS",
  "VIEW_RESERVATIONS",
  "MANAGE_RESERVATIONS",
  "CUSTOMERS",
  "VIEW_CUSTOMERS",
  "MANAGE_CUSTOMERS",
  "INVOICES",
  "REFUNDS",
  "ACCOUNTING",
  "MEMBERSHIP",
  "INVENTORY",
  "VIEW_INVENTORY",
  "MANAGE_INVENTORY",
  "SETTINGS",
  "REPORTS",
  "FEEDBACK",
  "ORDER_BILLING",
  "PURCHASES",
  "OPERATIONS_MANAGER",
  "ADMIN_PANEL",
] as const;
export type Permission = (typeof permissions)[number];

/**
 * The permissions of one area: `view` only looks, `all` and `manage` look as well. Who holds one of those two may
 * therefore do and give whatever `view` does.
 */
export const areaPermissions = [
  { all: "RESERVATIONS", view: "VIEW_RESERVATIONS", manage: "MANAGE_RESERVATIONS" },
  { all: "CUSTOMERS", view: "VIEW_CUSTOMERS", manage: "MANAGE_CUSTOMERS" },
  { all: "INVENTORY", view: "VIEW_INVENTORY", manage: "MANAGE_INVENTORY" },
] as const satisfies readonly { all: Permission; view: Permission; manage: Permission }[];

/** Whether a text is one of the permission names; letters count. */
export function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text);
}

/**
 * Reads a comma-separated scope ("POS, ORDERS"): spaces and empty places are forgiven, doubles dropped, and a name
 * that is not in the list grants nothing.
 */
export function parseScope(text: string): Permission[] {
  const names = new Set(text.split(",").map((name) => name.trim()));
  return permissions.filter((permission) => names.has(permission));
}

/** The scope as text for the wire, in the order of the list. */
export function formatScope(scope: readonly Permission[]): string {
  return permissions.filter((permission) => scope.includes(permission)).join(",");
}
