import { z } from "zod";
import { withPeriodOfDates } from "../../contract/query-parts.ts";

/** The part of a screen's address about a list: fields of its query that differ from the defaults. */
export type ListSearch<Query extends z.ZodObject> = {
  [Part in keyof z.output<Query>]?: z.output<Query>[Part] | undefined;
};

/** Storage of a list's state: the address of a screen, or a dialog's own memory. */
export interface ListAddress<Search> {
  readonly search: Search;
  /** `replace` while typing; otherwise Back returns to the state before. */
  readonly onSearch: (search: Search, replace?: boolean) => void;
}

/**
 * Reads a list's query from an address, each field by itself: an unreadable one is dropped and the others
 * stay. Defaults are not filled in, hence never written into the address. The list reads it and not the
 * route, because a route's checks are loaded with everybody's first screen.
 */
export function readListSearch<Query extends z.ZodObject>(query: Query, search: object): ListSearch<Query> {
  const values = withPeriodOfDates(query.shape, { ...search });
  const parts = Object.entries(query.shape).flatMap(([name, schema]) => {
    if (values[name] === undefined) return [];
    const part = z.safeParse(schema, asText(values[name]));
    return part.success ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(parts) as ListSearch<Query>;
}

/** Converts to text: in an address a figure may have lost its quotes; on the wire all are texts. */
function asText(value: unknown): unknown {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

/** The whole query: what the address holds, and defaults for the rest. */
export function queryWithDefaults<Query extends z.ZodObject>(
  query: Query,
  search: ListSearch<Query>,
): z.output<Query> {
  return { ...query.parse({}), ...withoutBlanks(search) } as z.output<Query>;
}

/** Returns the address without empty and default values. */
export function searchWithoutDefaults<Query extends z.ZodObject>(
  query: Query,
  search: ListSearch<Query>,
): ListSearch<Query> {
  const defaults: Record<string, unknown> = query.parse({});
  const parts = Object.entries(withoutBlanks(search)).filter(([name, value]) => value !== defaults[name]);
  return Object.fromEntries(parts) as ListSearch<Query>;
}

function withoutBlanks(search: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ""),
  );
}
