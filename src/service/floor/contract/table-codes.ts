import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { jsonText } from "#platform/contract/json-text.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import { idTextOf } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { fallbackLanguage, languages } from "#platform/domain/text/languages.ts";
import { FLOOR_NAME_MAX } from "./store-tables.ts";

const MAX_FLOORS = 200;

/** Looks of a printed card: white below a band of the restaurant's colour, or all of it in that colour. */
export const cardDesigns = ["band", "full"] as const;
export type CardDesign = (typeof cardDesigns)[number];
/** Languages of the second instruction, or none. */
export const cardLanguages = [...languages, "none"] as const;
export type CardLanguage = (typeof cardLanguages)[number];

export const printTableCodes = route({
  method: "GET",
  path: "/settings/store-tables/codes.pdf",
  summary:
    "The QR codes of all tables on A4 pages to cut out, with the restaurant's name and picture; of some floors, or of one table.",
  access: { staff: actions["floor.edit"] },
  media: ["application/pdf"],
  query: z.object({
    table: idTextOf("Table").optional(),
    /** Floor names as JSON; only their tables are printed. */
    floors: jsonText(z.array(z.string().max(FLOOR_NAME_MAX)).min(1).max(MAX_FLOORS)).optional(),
    design: z.enum(cardDesigns).default("band"),
    /** Says below the restaurant's own language what to do; not twice the same. */
    language: z.enum(cardLanguages).default(fallbackLanguage),
  }),
  response: z.custom<PdfFile>(),
  errors: ["not_found", "qr_menu_off", "no_tables"],
});

export const readCodeCard = route({
  method: "GET",
  path: "/settings/store-tables/code-card",
  summary: "What stands on every printed code of a table beside its code, in the restaurant's language.",
  access: { staff: actions["floor.edit"] },
  response: z.object({
    store_name: z.string(),
    /** Path of the picture below the API's address; null without a picture. */
    store_image: z.string().nullable(),
    /** Colour of the cards, `#rrggbb`. */
    accent: z.string(),
    scan: z.string(),
    /** The same in each language that may stand below it. */
    scan_in: z.record(z.enum(cardLanguages), z.string()),
    or_type: z.string(),
  }),
});
