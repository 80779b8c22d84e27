import type { ParsedSource } from "../parsed-sources.ts";
import { calledRoutines, type SqlRoutine } from "./sql-routines.ts";
import { readTables } from "./table-readers.ts";
import { writtenTables } from "./table-writers.ts";

/** Says who owns what, and which feature lies below which. */
export interface Owners {
  readonly ownerOf: (table: string) => string | undefined;
  readonly ownerOfRoutine: (name: string) => string | undefined;
  /** Views that their owner keeps for everybody. */
  readonly isFact: (view: string) => boolean;
  /** Tells whether the first feature lies in an area below that of the second. */
  readonly isUpward: (feature: string, other: string) => boolean;
}

/**
 * Returns what a file names of the areas above its feature: tables and views in its statements, and functions of
 * SQL that it calls.
 */
export function upwardOfFile(
  source: ParsedSource,
  { feature, tables, functions }: FileOf,
  owners: Owners,
): string[] {
  const read = readTables(source, tables).filter((table) => !owners.isFact(table));
  const written = writtenTables(source, tables);
  return [
    ...upwardTo([...read, ...written], feature, owners.ownerOf, owners),
    ...upwardTo(calledRoutines(source, functions), feature, owners.ownerOfRoutine, owners),
  ];
}

interface FileOf {
  readonly feature: string;
  readonly tables: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

/**
 * Returns what a function, trigger or view of SQL names of the areas above its owner. A trigger is its function's:
 * whoever sees the rows of a table in one lies in the table's area or above it.
 */
export function upwardOfRoutine(
  { kind, name, on, calls, reads, writes }: SqlRoutine,
  owners: Owners,
): string[] {
  const { ownerOf, ownerOfRoutine, isFact } = owners;
  if (kind === "trigger")
    return calls.flatMap((called) => upwardTo([on ?? ""], ownerOfRoutine(called) ?? "", ownerOf, owners));
  const owner = (kind === "view" ? ownerOf(name) : ownerOfRoutine(name)) ?? "";
  const named = [...reads.filter((table) => !isFact(table)), ...writes];
  return [...upwardTo(named, owner, ownerOf, owners), ...upwardTo(calls, owner, ownerOfRoutine, owners)];
}

/** Returns those of the names whose owner lies above a feature: `table: feature`. */
function upwardTo(
  names: readonly string[],
  feature: string,
  ownerOf: (name: string) => string | undefined,
  { isUpward }: Owners,
): string[] {
  return names.filter((name) => isUpward(feature, ownerOf(name) ?? "")).map((name) => `${name}: ${feature}`);
}
