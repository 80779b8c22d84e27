import { z } from "zod";
import type { ListSort } from "./list-source.ts";

/** A place in a list: behind (or, going back, before) this row in this order. */
export interface ListCursor {
  readonly sort: string;
  readonly isBack: boolean;
  /** The sorted column of the row, as PostgreSQL writes it: nothing of its precision is lost. */
  readonly key: string;
  readonly id: number;
}

const cursorSchema = z.tuple([
  z.string(),
  z.boolean(),
  z
    .string()
    .max(500)
    .refine((key) => key.isWellFormed()),
  z.number().int().positive(),
]);

/** Shape of a key of each type: PostgreSQL never gets one that it cannot read. */
const keyShapes = {
  bigint: /^-?\d{1,18}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  text: /^[^\0]*$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
} as const satisfies Record<ListSort["type"], RegExp>;

/** Writes the cursor as clients send it back; only this file reads its content. */
export function writeCursor({ sort, isBack, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, isBack, key, id])).toString("base64url");
}

/** Reads a client's cursor; undefined when it is no cursor of a list in this order. */
export function readCursor(text: string, sort: string, type: ListSort["type"]): ListCursor | undefined {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  if (!parsed.success) return undefined;
  const [cursorSort, isBack, key, id] = parsed.data;
  return cursorSort === sort && keyShapes[type].test(key) && !isFalseDate(type, key)
    ? { sort, isBack, key, id }
    : undefined;
}

function isFalseDate(type: ListSort["type"], key: string): boolean {
  if (type !== "date" && type !== "timestamptz") return false;
  const day = key.slice(0, 10);
  const instant = new Date(
    type === "date"
      ? `${day}T00:00:00Z`
      : key.replace(" ", "T").replace(/(:\d{2}(?:\.\d+)?[+-]\d{2})$/, "$1:00"),
  );
  return Number.isNaN(instant.getTime()) || (type === "date" && instant.toISOString().slice(0, 10) !== day);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a cursor: the schema refuses what is undefined.
    return undefined;
  }
}
