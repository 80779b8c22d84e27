import type { TableColumn, TenantTable } from "#platform/server/db/tenant-tables.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { ExportedTable, ExportFolder } from "./exported-table.ts";

/** How a value is written down. `amount`, `percent` and the like stand as whole numbers in the database. */
export const cellKinds = [
  "plain",
  "amount",
  "percent",
  "thousandths",
  "millionths",
  "factor",
  "hundredths",
  "instant",
  "packed",
] as const;
export type CellKind = (typeof cellKinds)[number];

/** A column of the export. */
export interface ShapedColumn {
  /** In the database. */
  readonly name: string;
  /** In the file: without the unit that the database names. */
  readonly heading: string;
  readonly kind: CellKind;
}

/** How a table is read and written. */
export interface TableShape {
  readonly table: string;
  readonly folder: ExportFolder;
  readonly as: "csv" | "json" | "jsonl";
  readonly columns: readonly ShapedColumn[];
  readonly key: readonly TableColumn[];
}

/** Names that end with a unit, and what is written instead. */
const UNITS: readonly (readonly [ending: string, kind: CellKind])[] = [
  ["_cents", "amount"],
  ["_bp", "percent"],
  ["_micros", "millionths"],
  ["_x100", "hundredths"],
];

/** Puts together what is exported of a table and what the database says of it. Fails when a column is not there. */
export function shapeOf(table: TenantTable, exported: ExportedTable): TableShape {
  const { folder, as = "csv" } = exported;
  const names = (text: string | undefined) => text?.split(" ") ?? [];
  const thousandths = names(exported.thousandths);
  const packed = names(exported.packed);
  const columns = names(exported.columns).map((name): ShapedColumn => {
    const column = table.columns.find((known) => known.name === name);
    const { type } = required(column, `the column ${table.name}.${name}`);
    const [ending, unit] = UNITS.find(([suffix]) => name.endsWith(suffix)) ?? ["", undefined];
    if (unit) return { name, heading: name.slice(0, -ending.length), kind: unit };
    return { name, heading: name, kind: kindOf(name, type, thousandths, packed) };
  });
  return { table: table.name, folder, as, columns, key: table.key };
}

function kindOf(
  name: string,
  type: string,
  thousandths: readonly string[],
  packed: readonly string[],
): CellKind {
  if (thousandths.includes(name)) return "thousandths";
  if (packed.includes(name)) return "packed";
  if (name === "factor") return "factor";
  return type === "timestamp with time zone" ? "instant" : "plain";
}
