import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

export const menuFileErrors = {
  menu_file_refused: 422,
} as const;

const access = { staff: actions["menu.edit"] } as const;

/** Large enough for 10,000 items with variants, add-ons and recipes. */
const bodyLimit = 16 * 1024 * 1024;

export const exportMenu = route({
  method: "GET",
  path: "/menu-items/export",
  summary: "The whole menu as a CSV file, which `/menu-items/import` reads as the same menu.",
  access,
  csv: true,
  response: csvFile,
});

export const menuTemplate = route({
  method: "GET",
  path: "/menu-items/import/template",
  summary: "A CSV file with the columns of a menu and an example of each kind of line.",
  access,
  csv: true,
  response: csvFile,
});

const menuCsv = z.object({
  /** Text of the file, with commas, semicolons or tabs between the cells. */
  csv: z.string().min(1).max(bodyLimit),
});

const importCounts = z.object({
  categories_new: z.number().int(),
  items_new: z.number().int(),
  items_changed: z.number().int(),
  items_same: z.number().int(),
});
export type ImportCounts = z.output<typeof importCounts>;

/** A problem in the file; lines count from 1 and include the head. */
const importProblem = z.object({
  line: z.number().int(),
  /** Name of the column in the caller's language; null for a problem of the whole line. */
  column: z.string().nullable(),
  message: z.string(),
  found: z.string().nullable(),
});
export type ImportProblem = z.output<typeof importProblem>;

export const previewMenuImport = route({
  method: "POST",
  path: "/menu-items/import/preview",
  summary: "What importing a menu would do, and everything that is wrong in the file; nothing is changed.",
  access,
  // It only reads.
  idempotency: "natural",
  bodyLimit,
  body: menuCsv,
  response: z.object({
    counts: importCounts,
    /** Titles of the categories that would be added. */
    new_categories: z.array(z.string()),
    /** The first 200 problems. */
    problems: z.array(importProblem),
    problems_count: z.number().int(),
  }),
});

export const importMenu = route({
  method: "POST",
  path: "/menu-items/import",
  summary:
    "Adds what is new in the file and changes what is in it and on the menu, all or nothing. What the file does not name stays.",
  access,
  bodyLimit,
  body: menuCsv,
  response: messageReply.extend({ counts: importCounts }),
  errors: ["menu_file_refused"],
});
