import { z } from "zod";
import { type ResponseOf, route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { idOf, messageReply, money } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { GRID_ROWS_MAX, gridColumns } from "../domain/item-grid.ts";
import { fileColumns } from "../domain/menu-file.ts";

export const menuFileErrors = {
  menu_file_refused: 422,
  menu_rows_refused: 422,
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

/** Most headings of a file. */
const HEADS_MAX = 500;

const menuCsv = z.object({
  /** Text of the file, with commas, semicolons or tabs between the cells. */
  csv: z.string().min(1).max(bodyLimit),
  /** The meaning of each heading of the file, in their order, null for what is skipped; without it they are understood. */
  columns: z.array(z.enum(fileColumns).nullable()).max(HEADS_MAX).optional(),
  /** Puts the likely right SKU in the place of one that a spreadsheet broke, instead of refusing it. */
  mend_skus: z.boolean().optional(),
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

/** A change to an item, a part of one, or a category. */
const importChange = z.object({
  line: z.number().int(),
  what: z.enum(["new", "changed", "removed"]),
  title: z.string(),
  /** Variant, group or add-on of that item; null for the item or category itself. */
  part: z.string().nullable(),
  old_title: z.string().nullable(),
  price: money.nullable(),
  old_price: money.nullable(),
  /** Says whether it is shown from now on; null where that stays. */
  turned: z.enum(["on", "off"]).nullable(),
  /** Names of the other columns that change, in the caller's language. */
  columns: z.array(z.string()),
});

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
    /** Headings of the file and what each was taken for; null is skipped. */
    heads: z.array(z.object({ text: z.string(), column: z.enum(fileColumns).nullable() })),
    /** The first 500 changes in the order of the file. */
    changes: z.array(importChange),
    changes_count: z.number().int(),
    currency: z.string(),
    /** Number of SKUs that a spreadsheet broke and whose right one is likely. */
    skus_to_mend: z.number().int(),
    /** Titles of the categories that would be added. */
    new_categories: z.array(z.string()),
    /** The first 200 problems. */
    problems: z.array(importProblem),
    problems_count: z.number().int(),
  }),
});

export type MenuImportPreview = ResponseOf<typeof previewMenuImport>;

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

/** Longest text of a cell: what does not fit into its column is refused at its cell. */
const CELL_MAX = 2_000;
const cell = z.string().overwrite(unturnedText).max(CELL_MAX);

export const addManyItems = route({
  method: "POST",
  path: "/menu-items/add-many",
  summary:
    "Adds the items of typed rows behind those of the menu, with variants as `P $1, G $2`, all or none. Categories that are not there are made.",
  access,
  body: z.object({
    rows: z
      .array(
        z.object({
          title: cell,
          price: cell,
          category: cell,
          variants: cell,
          station: cell,
          description: cell,
        }),
      )
      .min(1)
      .max(GRID_ROWS_MAX),
    /** The tax that all of them bear, null for none. `iva` is 13 % inside the price, and is made where there is none. */
    tax: z.union([idOf("Tax"), z.literal("iva")]).nullable(),
  }),
  response: messageReply.extend({ items: z.number().int() }),
  /** `menu_rows_refused` tells in its details what is wrong (`refusedRows`). */
  errors: ["menu_rows_refused", "tax_unknown"],
});

/** Details of `menu_rows_refused`: the problems at their cells, rows counted from 0. */
export const refusedRows = z.object({
  problems: z.array(z.object({ row: z.number().int(), column: z.enum(gridColumns), message: z.string() })),
});
