import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { day, idOf, idTextOf, instant } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";

/** Recorded fields of a thing; amounts in cents, rates in basis points. */
const recorded = z.looseObject({}).nullable();

const auditEntry = z.object({
  id: idOf("AuditEntry"),
  at: instant,
  /** An operator of the platform is shown as such; null for the server itself. */
  by: z.string().nullable(),
  approved_by: z.string().nullable(),
  /** Browser and system of the session; null when nobody was signed in. */
  device: z.string().nullable(),
  /** Thing and past tense: `menu_item.updated`. */
  action: z.string(),
  /** Name of the thing, if it has one. */
  title: z.string().nullable(),
  subject: z.string(),
  subject_id: z.number().int().nullable(),
  reason: z.string().nullable(),
  before: recorded,
  after: recorded,
});
export type AuditEntry = z.output<typeof auditEntry>;

const auditFilters = {
  sort: sortBy("at").default("-at"),
  /** Kind of thing: `menu_item`. */
  subject: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  user: idTextOf("User").optional(),
  period: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const listAuditEntries = route({
  method: "GET",
  path: "/audit",
  summary: "Who changed what, when, how it was before and after; the newest first.",
  access: "admin",
  query: listQuery(auditFilters),
  errors: ["not_found"],
  response: listReply(auditEntry).extend({
    /** Everybody who is or was a user, to filter by. */
    people: z.array(z.object({ id: idOf("User"), name: z.string() })),
    /** Kinds of things with entries. */
    subjects: z.array(z.string()),
    currency: z.string(),
  }),
});

export const exportAuditEntries = route({
  method: "GET",
  path: "/audit/export",
  summary: "The audit log as a CSV file.",
  access: "admin",
  query: exportQuery(auditFilters),
  csv: true,
  errors: ["not_found"],
  response: csvFile,
});
