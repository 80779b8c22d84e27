import { useState } from "react";
import type { z } from "zod";
import type { ListAddress } from "./list-address.ts";
import { type TableQuery, tableQuery } from "./table-query.ts";

/** The list of a screen, held by its address: see tableQuery. */
export function useTableQuery<Query extends z.ZodObject, Search extends object>(
  schema: Query,
  address: ListAddress<Search>,
): TableQuery<Query> {
  return tableQuery(schema, address);
}

/** Keeps the state of a list in a dialog, or beside another list, while it is on screen. */
export function useOwnAddress<Search extends object>(initial: Search): ListAddress<Search> {
  const [search, setSearch] = useState(initial);
  return { search, onSearch: setSearch };
}
