import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { inEachLanguage } from "#platform/contract/language.ts";
import { allDifferent, idOf, instant, messageReply, text } from "#platform/contract/wire.ts";

export const announcementTones = ["info", "warning"] as const;
export const announcementStandings = ["all", "active", "inactive"] as const;

/** Longest text of an announcement, in characters: one line of the frame, or three on a phone. */
export const ANNOUNCEMENT_MOST = 300;

const announcementId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const texts = inEachLanguage(text(ANNOUNCEMENT_MOST));

const fields = {
  tone: z.enum(announcementTones),
  from_at: instant,
  until_at: instant,
  /** Null: every restaurant. */
  tenant_ids: z.array(idOf("Tenant")).min(1).max(500).refine(allDifferent, saying("malformed")).nullable(),
  standing: z.enum(announcementStandings),
};

/** By language; not each has one. */
const storedTexts = z.object({}).catchall(z.string());

export const announcement = z.object({
  ...fields,
  texts: storedTexts,
  version: editVersion,
  id: announcementId,
  created_at: instant,
  withdrawn_at: instant.nullable(),
  tenants: z.array(z.object({ id: idOf("Tenant"), name: z.string() })),
});
export type Announcement = z.output<typeof announcement>;

const inOrder = ({ from_at, until_at }: { from_at: Date; until_at: Date }) => from_at < until_at;
const notInOrder = { ...saying("ends_before_start"), path: ["until_at"] };

const written = z.object({ ...fields, texts }).refine(inOrder, notInOrder);
/** Body of a change, with the version that was read before editing (docs/decisions/0043). */
const changed = z.object({ ...fields, texts, version: editVersion.optional() }).refine(inOrder, notInOrder);

export const listAnnouncements = route({
  method: "GET",
  path: "/superadmin/announcements",
  summary: "What restaurants are told, were told and will be told; the newest two hundred.",
  access: "superadmin",
  response: z.object({
    announcements: z.array(announcement),
    now: instant,
  }),
});

export const addAnnouncement = route({
  method: "POST",
  path: "/superadmin/announcements",
  summary: "Tells restaurants something, from a moment until another.",
  access: "superadmin",
  body: written,
  response: messageReply,
  errors: ["not_found", "announcement_over"],
});

export const updateAnnouncement = route({
  method: "PATCH",
  path: "/superadmin/announcements/:announcement",
  summary: "Changes an announcement that was not withdrawn.",
  access: "superadmin",
  params: z.object({ announcement: z.coerce.number().int().pipe(announcementId) }),
  body: changed,
  response: messageReply,
  errors: ["not_found", "announcement_over", "changed_meanwhile"],
  // Saving the same content again changes nothing.
  idempotency: "natural",
});

export const withdrawAnnouncement = route({
  method: "POST",
  path: "/superadmin/announcements/:announcement/withdraw",
  summary: "Takes an announcement back, wherever it is shown.",
  access: "superadmin",
  params: z.object({ announcement: z.coerce.number().int().pipe(announcementId) }),
  response: messageReply,
  errors: ["not_found"],
  // It is withdrawn once.
  idempotency: "natural",
});

export const findTenants = route({
  method: "GET",
  path: "/superadmin/announcements/tenants",
  summary: "Restaurants by a part of their name, to choose from; twenty at most.",
  access: "superadmin",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  response: z.object({ tenants: z.array(z.object({ id: idOf("Tenant"), name: z.string() })) }),
});

/** Announcements for the restaurant of the person who asks. */
export const readAnnouncements = route({
  method: "GET",
  path: "/announcements",
  summary: "What the operator tells this restaurant now.",
  access: "signed-in",
  response: z.object({
    announcements: z.array(
      z.object({
        id: announcementId,
        texts: storedTexts,
        tone: z.enum(announcementTones),
      }),
    ),
  }),
  openWhenInactive: true,
});
