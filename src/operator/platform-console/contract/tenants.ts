import { z } from "zod";
import { mailUsername, newPassword } from "#core/auth/contract/auth.ts";
import { historyEntry } from "#operator/subscription/contract/subscription-history.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { day, idTextOf, messageReply } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { tenantDetail, tenantRow } from "./tenant-detail.ts";

/** Restaurants of a page by default (back-office §9). */
const TENANTS_PER_PAGE = 5;
/** Names of the specification (back-office §7). */
const queryNames = { search: "q", perPage: "limit" };

/** Filter by the operator's switch: restaurants that are on, off, or both. */
export const tenantStatuses = ["active", "inactive", "all"] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

const column = columnOf<Omit<z.output<typeof tenantRow>, "version">>();

export const tenantColumns = [
  ...inFile(column("id", "text", "common.number")),
  column("name", "text", "common.name"),
  column("email", "text", "common.email"),
  column("state", "word", "common.status", ({ is_active: isActive }) =>
    isActive ? "platformTenants.state_active" : "platformTenants.state_inactive",
  ),
  column("since", "day", "platformTenants.subscription_start", ({ subscription_start: start }) => start),
  column("until", "day", "platformTenants.subscription_end", ({ subscription_end: end }) => end),
];

/**
 * Filters: words, and the start of the subscription as a period or as dates, one of which may be open. `from`
 * and `to` count for `custom` only, which is the default.
 */
const narrowing = {
  sort: sortBy("name").default("name"),
  type: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const listTenants = route({
  method: "GET",
  path: "/superadmin/tenants",
  summary:
    "The platform's restaurants by name, a page of them; found by the beginnings of words of their name or address.",
  access: "superadmin",
  query: listQuery({ ...narrowing, status: z.enum(tenantStatuses).default("all") }, TENANTS_PER_PAGE),
  queryNames,
  /** The list's reply by the names of the specification. */
  response: listReply(tenantRow)
    .omit({ rows: true })
    .extend({ tenants: z.array(tenantRow), currentPage: z.number().int(), perPage: z.number().int() }),
});

export const countTenants = route({
  method: "GET",
  path: "/superadmin/tenantsData",
  summary: "How many restaurants are switched on, how many off.",
  access: "superadmin",
  response: z.object({
    activeTenants: z.number().int(),
    inactiveTenants: z.number().int(),
    allTenants: z.number().int(),
  }),
});

export const exportTenants = route({
  method: "GET",
  path: "/superadmin/tenantsData/:status",
  summary: "The restaurants that the list shows of a status, all its pages, as a file for a spreadsheet.",
  access: "superadmin",
  params: z.object({ status: z.enum(tenantStatuses) }),
  query: exportQuery(narrowing),
  queryNames: { search: "q" },
  response: csvFile,
  csv: true,
});

const tenantFields = { name: nameText(200), email: mailUsername, isActive: z.boolean() };

export const addTenant = route({
  method: "POST",
  path: "/superadmin/tenants/add",
  summary: "A restaurant with its first admin, who signs in with this address and password.",
  access: "superadmin",
  body: z.object({ ...tenantFields, password: newPassword }),
  response: messageReply,
  errors: ["username_taken", "password_too_common"],
});

export const updateTenant = route({
  method: "PATCH",
  path: "/superadmin/tenants/update/:id",
  summary: "Changes a restaurant's name, its address for the platform, and whether it may work.",
  access: "superadmin",
  params: z.object({ id: idTextOf("Tenant") }),
  body: z.object({ ...tenantFields, version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "tenant_being_deleted", "changed_meanwhile"],
});

export const readTenant = route({
  method: "GET",
  path: "/superadmin/tenants/:id",
  summary: "A restaurant: how it is reached, how many work there, and what became of its subscription.",
  access: "superadmin",
  params: z.object({ id: idTextOf("Tenant") }),
  response: z.object({
    ...tenantDetail,
    /** The newest first. */
    subscriptionHistory: z.array(historyEntry),
  }),
  errors: ["not_found"],
});
