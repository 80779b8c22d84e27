import type { TableColumn, TenantTable } from "#platform/server/db/tenant-tables.ts";
import { required } from "#platform/server/http/app-error.ts";

/** Folders of the export; each holds what belongs together. */
export const exportFolders = [
  "settings",
  "menu",
  "room",
  "people",
  "customers",
  "orders",
  "money",
  "tax",
  "stock",
  "purchases",
  "log",
] as const;
type ExportFolder = (typeof exportFolders)[number];

/** The part of a table that is exported. A column that is added later is left out until it is named here. */
export interface ExportedTable {
  readonly folder: ExportFolder;
  /** Names in order, separated by spaces. */
  readonly columns: string;
  /** Format when it is not CSV: one JSON array for the few rows of settings, JSON Lines for rows that are objects. */
  readonly as?: "json" | "jsonl";
  /** Columns in thousandths of a unit. Cents, basis points and millionths say so by their names. */
  readonly thousandths?: string;
  /** Columns whose text is stored packed (gzip). */
  readonly packed?: string;
  /** Columns that are left out, with the reason. */
  readonly leaves?: Readonly<Record<string, string>>;
}

/** Kinds of values. The database stores `amount`, `percent` and the like as whole numbers. */
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
  /** Name in the database. */
  readonly name: string;
  /** Name in the file: without the unit that the database name ends with. */
  readonly heading: string;
  readonly kind: CellKind;
}

export interface ExportShape {
  readonly table: string;
  readonly folder: ExportFolder;
  readonly as: "csv" | "json" | "jsonl";
  readonly columns: readonly ShapedColumn[];
  readonly key: readonly TableColumn[];
}

/** Endings of names that state a unit, and the kind of value they stand for. */
const UNITS: readonly (readonly [ending: string, kind: CellKind])[] = [
  ["_cents", "amount"],
  ["_bp", "percent"],
  ["_micros", "millionths"],
  ["_x100", "hundredths"],
];

/** Combines the description of an export with the columns of the database. Throws when a column does not exist. */
export function shapeOf(table: TenantTable, exported: ExportedTable): ExportShape {
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
