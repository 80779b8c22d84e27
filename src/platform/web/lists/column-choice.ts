import { useState } from "react";
import { z } from "zod";
import type { Column } from "#ui/data/table-column.ts";
import { readStored, writeStored } from "../stored.ts";

const storedColumns = z.array(z.string());

/** The columns of a list that are shown on this device, and what the choice of them takes; the one that names the row always is. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const key = `comanda.columns.${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => parseHidden(readStored(key)));
  const isShown = (column: Column<Row>) => column.primary === true || !hidden.includes(column.key);
  const choosable = columns.filter((column) => !column.primary);
  return {
    shown: columns.filter(isShown),
    choice: {
      columns: choosable,
      shown: choosable.filter(isShown).map((column) => column.key),
      onChange: (shown: readonly string[]) => {
        const next = choosable.map((column) => column.key).filter((column) => !shown.includes(column));
        setHidden(next);
        writeStored(key, next.length === 0 ? null : JSON.stringify(next));
      },
    },
  };
}

/** What was kept, or nothing hidden when it cannot be read. */
export function parseHidden(text: string | null): readonly string[] {
  try {
    return storedColumns.catch([]).parse(JSON.parse(text ?? "[]"));
  } catch {
    // Somebody's own text under our key: as if nothing were kept.
    return [];
  }
}
