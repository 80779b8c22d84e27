import { z } from "zod";

/** What the address of a screen holds of a list: the parts of its query that differ from the defaults. */
export type ListSearch<Query extends z.ZodObject> = {
  [Part in keyof z.output<Query>]?: z.output<Query>[Part] | undefined;
};

/** Where the state of a list is kept: the address of a screen, or a dialog's own memory. */
export interface ListAddress<Search> {
  readonly search: Search;
  /** `replace` for what is typed; else a step back leads to where the person was. */
  readonly onSearch: (search: Search, replace?: boolean) => void;
}

/**
 * The parts of an address that belong to a list's query, each read by itself: one that cannot be read falls away and
 * the others stay. Defaults are not filled in, hence never written into the address. Read by the list and not by the
 * route, because what a route checks is loaded with the first screen of anybody.
 */
export function readListSearch<Query extends z.ZodObject>(query: Query, search: object): ListSearch<Query> {
  const values: Readonly<Record<string, unknown>> = { ...search };
  const parts = Object.entries(query.shape).flatMap(([name, schema]) => {
    if (values[name] === undefined) return [];
    const part = z.safeParse(schema, asText(values[name]));
    return part.success ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(parts) as ListSearch<Query>;
}

/** In an address a figure may have lost its quotes; on the wire all are texts. */
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

/** The address without what is empty or the default. */
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
