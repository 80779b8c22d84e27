/** A folder of the export: what belongs together. */
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
export type ExportFolder = (typeof exportFolders)[number];

/** What of a table goes into the export. Only what is named here does: a column that is added later is none until it is named. */
export interface ExportedTable {
  readonly folder: ExportFolder;
  /** In their order, with a space between two. */
  readonly columns: string;
  /** Instead of CSV: an array in a JSON file, for the few rows of settings; JSON Lines, for rows that are objects. */
  readonly as?: "json" | "jsonl";
  /** Columns in thousandths of a unit. Cents, basis points and millionths say so by their names. */
  readonly thousandths?: string;
  /** Text that lies packed (gzip). */
  readonly packed?: string;
  /** Columns that are left out, and why. */
  readonly leaves?: Readonly<Record<string, string>>;
}
