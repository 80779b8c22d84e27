import { z } from "zod";
import { deletionStates } from "#core/tenants/domain/deletion.ts";
import { exportStates } from "#operator/data-exports/domain/data-export.ts";
import type { ArchiveFile } from "#platform/contract/archive.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant, messageReply, text } from "#platform/contract/wire.ts";

export const tenantDeletionErrors = {
  tenant_name_differs: 409,
  tenant_deletion_begun: 409,
  tenant_kept_already: 409,
  tenant_being_deleted: 409,
} as const;

const params = z.object({ id: idTextOf("Tenant") });

/** The deletion of a restaurant, or a restaurant that is gone. */
const deletion = z.object({
  tenant_id: idOf("Tenant"),
  name: z.string(),
  state: z.enum(deletionStates),
  asked_at: instant,
  /** Name of the operator. */
  by: z.string(),
  /** Time after which it cannot be undone. */
  due_at: instant,
  purged_at: instant.nullable(),
  /** Export of everything; null before one was begun, and once it is no longer kept. */
  export: z
    .object({
      state: z.enum(exportStates),
      percent: z.number().int(),
      finished_at: instant.nullable(),
      bytes: z.number().int().nullable(),
      /** Null: until the restaurant is purged. */
      keep_until: instant.nullable(),
    })
    .nullable(),
  /** Tax documents that are kept by law. */
  kept_documents: z.number().int(),
  /** Time of the last charge after the purge had begun: the card was ended and the money paid back. Null: never. */
  late_card_at: instant.nullable(),
});
export type TenantDeletion = z.output<typeof deletion>;

export const deleteTenant = route({
  method: "DELETE",
  path: "/superadmin/tenants/delete/:id",
  summary:
    "Switches a restaurant off and deletes it for good after 30 days, once everything of it is exported; its name has to be typed.",
  access: "superadmin",
  params,
  body: z.object({ name: text(200) }),
  response: messageReply.extend({ due_at: instant }),
  errors: ["not_found", "tenant_name_differs"],
});

export const keepTenant = route({
  method: "POST",
  path: "/superadmin/tenants/:id/keep",
  summary: "Undoes the deletion of a restaurant that waits; it may work as it might before.",
  access: "superadmin",
  params,
  response: messageReply,
  errors: ["not_found", "tenant_deletion_begun", "tenant_kept_already"],
});

export const listTenantDeletions = route({
  method: "GET",
  path: "/superadmin/deletions",
  summary: "Restaurants that are told to be deleted, and those that are gone, the newest first.",
  access: "superadmin",
  response: z.object({ deletions: z.array(deletion) }),
});

export const downloadTenantExport = route({
  method: "GET",
  path: "/superadmin/deletions/:id/export",
  summary: "Everything of a restaurant that is told to be deleted, to be handed over on request.",
  access: "superadmin",
  params,
  archive: true,
  errors: ["not_found", "data_export_gone"],
  response: z.custom<ArchiveFile>(),
});

export const downloadKeptDocuments = route({
  method: "GET",
  path: "/superadmin/deletions/:id/documents",
  summary:
    "Tax documents of a restaurant that is gone, with signature and seal: kept ten years (Código Tributario, article 147).",
  access: "superadmin",
  params,
  archive: true,
  errors: ["not_found"],
  response: z.custom<ArchiveFile>(),
});
