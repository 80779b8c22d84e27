import type { MessageKey } from "#app/words/message-key.ts";
import type { Column } from "#ui/data/table-column.ts";
import type { ListColumn } from "../../contract/columns.ts";
import { decimalFromThousandths } from "../../domain/numbers/quantity.ts";
import {
  formatAmount,
  formatCount,
  formatDateTime,
  formatDay,
  formatDetails,
  formatPlainNumber,
} from "../format.ts";
import type { Translate } from "../i18n.ts";
import { formatPercent } from "../language/format-figures.ts";

/** Properties of a column on this screen alone; those it leaves out follow from its kind. */
export type ColumnLook<Row> = Partial<Omit<Column<Row>, "key">>;

export interface TableLook<Row, Key extends string> {
  readonly t: Translate;
  /** Code of the currency; without it the list has no amounts. */
  readonly currency?: string | undefined;
  /** Text of a cell without a value; empty by default. */
  readonly none?: string;
  /** Keys of columns that stand before the others, in this order. */
  readonly first?: readonly Key[];
  readonly looks?: Readonly<Partial<Record<Key, ColumnLook<Row>>>>;
}

/** Columns of a table as its list describes them. */
export function tableColumns<Row, Key extends string>(
  described: readonly ListColumn<Row, Key, MessageKey>[],
  look: TableLook<Row, NoInfer<Key>>,
): Column<Row>[] {
  const { t, looks = {}, first = [] } = look;
  const place = (key: Key) => (first.includes(key) ? first.indexOf(key) : first.length);
  return described
    .filter(({ only }) => only !== "file")
    .toSorted((one, other) => place(one.key) - place(other.key))
    .map((column) => ({
      key: column.key,
      header: typeof column.words === "string" ? t(column.words) : column.words.text,
      cell: (row: Row) => cellText(column, row, look),
      ...(endKinds.has(column.kind) ? { align: "end" as const } : {}),
      ...(looks as Partial<Record<Key, ColumnLook<Row>>>)[column.key],
    }));
}

/** Kinds that stand below each other by their last digit. */
const endKinds: ReadonlySet<string> = new Set(["count", "percent", "money", "quantity"]);

function cellText<Row>(
  column: ListColumn<Row, string, MessageKey>,
  row: Row,
  { t, currency = "USD", none = "" }: TableLook<Row, string>,
): string {
  const written = <Value>(value: Value | null, write: (value: Value) => string) =>
    value === null || value === "" ? none : write(value);
  switch (column.kind) {
    case "text":
      return written(column.value(row), (text) =>
        typeof text === "number" ? formatPlainNumber(text) : text,
      );
    case "word":
      return written(column.value(row), (word) => (typeof word === "string" ? t(word) : word.text));
    case "details":
      return written(column.value(row), formatDetails);
    case "count":
      return written(column.value(row), formatCount);
    case "percent":
      return written(column.value(row), (percent) => formatPercent(percent));
    case "money":
      return written(column.value(row), (amount) => formatAmount(amount, currency));
    case "quantity":
      return written(column.value(row), (quantity) => formatCount(decimalFromThousandths(quantity)));
    case "day":
      return written(column.value(row), formatDay);
    case "instant":
      return written(column.value(row), formatDateTime);
    default:
      return column satisfies never;
  }
}
