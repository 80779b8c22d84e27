import { z } from "zod";
import { actions } from "../../domain/access/actions.ts";
import { route } from "../platform/define.ts";
import { idTextOf } from "../platform/wire.ts";

/** A document to be kept or printed. */
export interface PdfFile {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/pdf";
  readonly bytes: Uint8Array;
}

export const printTableCodes = route({
  method: "GET",
  path: "/settings/store-tables/codes.pdf",
  summary:
    "The QR codes of all tables on A4 pages to cut out, with the restaurant's name and picture; or of one.",
  access: { staff: actions["floor.edit"] },
  media: ["application/pdf"],
  query: z.object({ table: idTextOf("Table").optional() }),
  response: z.custom<PdfFile>(),
  errors: ["not_found", "qr_menu_off", "no_tables"],
});
