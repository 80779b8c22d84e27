import { z } from "zod";
import { actions } from "../../domain/access/actions.ts";
import { route } from "../platform/define.ts";
import { idTextOf } from "../platform/wire.ts";
import type { PdfFile } from "../receivables.ts";

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
