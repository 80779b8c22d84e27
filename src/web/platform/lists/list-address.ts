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
 * The `validateSearch` of a screen with a list: the contract's own query, each part by itself, so that a part which
 * cannot be read falls away and the others stay. Defaults are not filled in, hence never written into the address.
 */
export function listAddress<Query extends z.ZodObject>(query: Query) {
  const parts = Object.entries(query.shape).map(
    ([name, schema]) => [name, partOf(schema as z.ZodType)] as const,
  );
  return z.object(Object.fromEntries(parts)) as unknown as z.ZodType<ListSearch<Query>, ListSearch<Query>>;
}

/** One part; in an address a figure may have lost its quotes, on the wire all are texts. */
function partOf(schema: z.ZodType): z.ZodType {
  const inner = schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
  const text = (value: unknown) =>
    typeof value === "number" || typeof value === "boolean" ? String(value) : value;
  return z.preprocess(text, inner).optional().catch(undefined);
}

/** The whole query: what the address holds, and defaults for the rest. */
export function queryWithDefaults<Query extends z.ZodObject>(
  query: Query,
  search: ListSearch<Query>,
): z.output<Query> {
  return { ...query.parse({}), ...told(search) } as z.output<Query>;
}

/** The address without what is empty or the default. */
export function searchWithoutDefaults<Query extends z.ZodObject>(
  query: Query,
  search: ListSearch<Query>,
): ListSearch<Query> {
  const defaults: Record<string, unknown> = query.parse({});
  const parts = Object.entries(told(search)).filter(([name, value]) => value !== defaults[name]);
  return Object.fromEntries(parts) as ListSearch<Query>;
}

function told(search: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ""),
  );
}
