import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { emptyOrName, nameText } from "#platform/contract/name-text.ts";
import { allDifferent, idOf, idTextOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { MAX_SEATS, MAX_TABLES_AT_ONCE, TABLE_TITLE_MAX, tableTitles } from "../domain/table-titles.ts";

export const FLOOR_NAME_MAX = 40;

const access = { staff: actions["floor.edit"] } as const;
const tableParams = z.object({ tableId: idTextOf("Table") });

/** The editable fields of a table. */
export const tableBody = z.object({
  title: nameText(TABLE_TITLE_MAX),
  floor: nameText(FLOOR_NAME_MAX),
  seatingCapacity: z.number().int().min(0).max(MAX_SEATS),
});

export const settingsTable = z.object({
  id: idOf("Table"),
  table_title: z.string(),
  floor: z.string().nullable(),
  seating_capacity: z.number().int(),
  /** Random code of the table in the address of its QR code. */
  encrypted_id: z.string(),
  /** Code that a guest without a camera types at `/m`. */
  short_code: z.string(),
  /**
   * Address of the guests' menu at this table: complete if PUBLIC_URL is set, otherwise only the path. Null while the QR menu is
   * off.
   */
  menu_path: z.string().nullable(),
  /** A table with open accounts or waiting QR orders cannot be deleted. */
  open_accounts: z.number().int(),
  waiting_orders: z.number().int(),
  version: editVersion,
});
export type SettingsTable = z.output<typeof settingsTable>;

export const listStoreTables = route({
  method: "GET",
  path: "/settings/store-tables",
  summary: "The tables of the restaurant, floor by floor.",
  access,
  response: z.array(settingsTable),
});

export const addStoreTable = route({
  method: "POST",
  path: "/settings/store-tables/add",
  summary: "Adds a table. It gets a random code of its own and a free place on the plan of its floor.",
  access,
  body: tableBody.extend({
    /** The new table copies shape and size on the plan from this one. */
    copyOf: idOf("Table").optional(),
  }),
  response: messageReply.extend({ id: idOf("Table") }),
  errors: ["not_found", "table_exists", "too_many_tables"],
});

const isShort = (titles: readonly string[]) => titles.every(({ length }) => length <= TABLE_TITLE_MAX);

export const addStoreTables = route({
  method: "POST",
  path: "/settings/store-tables/add-many",
  summary: "Adds tables with names that count on. Names that the floor has already are left out.",
  access,
  body: tableBody
    .omit({ title: true })
    .extend({
      /** `#` marks the place of the number; without it the number goes at the end. */
      pattern: nameText(TABLE_TITLE_MAX),
      first: z.number().int().min(0).max(9_000),
      count: z.number().int().min(1).max(MAX_TABLES_AT_ONCE),
    })
    // The last title has the most digits. Only that one is made, because the count is not validated yet.
    .refine(
      ({ pattern, first, count }) => isShort(tableTitles({ pattern, first: first + count - 1, count: 1 })),
      {
        path: ["pattern"],
        ...saying("too_long"),
      },
    ),
  response: messageReply.extend({ ids: z.array(idOf("Table")) }),
  errors: ["table_exists", "too_many_tables"],
});

export const changeStoreTable = route({
  method: "POST",
  path: "/settings/store-tables/:tableId/update",
  summary: "Changes name, floor or seats of a table.",
  access,
  params: tableParams,
  body: tableBody.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "table_exists", "changed_meanwhile"],
});

export const deleteStoreTable = route({
  method: "DELETE",
  path: "/settings/store-tables/:tableId",
  summary: "Deletes a table. Refused while an account is open at it or an order of its guests waits.",
  access,
  params: tableParams,
  response: messageReply,
  errors: ["not_found", "table_in_use"],
});

export const deleteStoreTables = route({
  method: "POST",
  path: "/settings/store-tables/delete-many",
  summary: "Deletes tables, all or none: takes back that they were added.",
  access,
  body: z.object({ ids: z.array(idOf("Table")).min(1).max(MAX_TABLES_AT_ONCE).refine(allDifferent) }),
  response: messageReply,
  errors: ["not_found", "table_in_use"],
});

export const renewTableCode = route({
  method: "POST",
  path: "/settings/store-tables/:tableId/new-code",
  summary: "Gives a table another code: the address on its printed QR code ends.",
  access,
  params: tableParams,
  response: messageReply.extend({ encrypted_id: z.string() }),
  errors: ["not_found"],
});

/** Null and empty text mean the tables without a floor. */
const floorName = emptyOrName(FLOOR_NAME_MAX).nullable();

export const renameFloor = route({
  method: "POST",
  path: "/settings/store-tables/floors/rename",
  summary: "Renames a floor, for all of its tables.",
  access,
  body: z.object({ floor: floorName, name: nameText(FLOOR_NAME_MAX) }),
  response: messageReply,
  errors: ["not_found", "floor_exists"],
});

export const orderFloors = route({
  method: "POST",
  path: "/settings/store-tables/floors/order",
  summary: "Puts the floors in order: on the plan, in the till and wherever tables are chosen.",
  access,
  body: z.object({ floors: z.array(floorName).min(1).max(200).refine(allDifferent) }),
  response: messageReply,
});
