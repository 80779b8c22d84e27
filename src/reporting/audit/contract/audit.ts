import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { day, idOf, idTextOf, instant } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";

/** What was written down of a thing: the fields that a person sets; amounts in cents, rates in basis points. */
const recorded = z.looseObject({}).nullable();

export const auditEntry = z.object({
  id: idOf("AuditEntry"),
  at: instant,
  /** An operator of the platform as such; null for what the server did by itself. */
  by: z.string().nullable(),
  approved_by: z.string().nullable(),
  /** Browser and system, as the session was opened with; null where nobody was signed in. */
  device: z.string().nullable(),
  /** Thing and past tense: `menu_item.updated`. */
  action: z.string(),
  /** What the thing is called, where it has a name. */
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
  /** The kind of thing: `menu_item`. */
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
    /** Everybody there is and was, to choose from. */
    people: z.array(z.object({ id: idOf("User"), name: z.string() })),
    /** Kinds of things that something was written down of. */
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
