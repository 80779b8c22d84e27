import { z } from "zod";
import type { ArchiveFile } from "#platform/contract/archive.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { exportStates } from "../domain/data-export.ts";

export const dataExportsErrors = {
  data_export_gone: 410,
  data_exports_today: 429,
} as const;

/** An export of everything of the restaurant, as the screen shows it. */
export const dataExport = z.object({
  id: idOf("DataExport"),
  state: z.enum(exportStates),
  asked_at: instant,
  /** Name of the person who asked; null when they are gone. */
  by: z.string().nullable(),
  finished_at: instant.nullable(),
  /** 0 to 99 while it is made. */
  percent: z.number().int(),
  tables_done: z.number().int(),
  tables_total: z.number().int(),
  rows_done: z.number().int(),
  rows_total: z.number().int(),
  /** Size of the file, once it is ready. */
  bytes: z.number().int().nullable(),
  /** The file can be saved until then. */
  keep_until: instant.nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const listDataExports = route({
  method: "GET",
  path: "/settings/exports",
  summary:
    "The last exports of everything of the restaurant, the newest first, and how far the one is that is made now.",
  access: "admin",
  openWhenInactive: true,
  response: z.object({
    exports: z.array(dataExport),
    /** Days for which a file can be saved. */
    kept_days: z.number().int(),
    /**
     * No other export is made before then: one was just finished, or three were made within a day. Null: one
     * may be asked for.
     */
    next_at: instant.nullable(),
  }),
});

export const askDataExport = route({
  method: "POST",
  path: "/settings/exports",
  summary:
    "Has everything of the restaurant written into a zip. While one is made asking again gives that one, and for an hour the one that was made; three in 24 hours.",
  access: "admin",
  openWhenInactive: true,
  response: messageReply.extend({ export: dataExport }),
  errors: ["data_exports_today"],
});

export const downloadDataExport = route({
  method: "GET",
  path: "/settings/exports/:id/file",
  summary: "The zip of an export that is ready.",
  access: "admin",
  openWhenInactive: true,
  params: z.object({ id: idTextOf("DataExport") }),
  archive: true,
  errors: ["not_found", "data_export_gone"],
  response: z.custom<ArchiveFile>(),
});
