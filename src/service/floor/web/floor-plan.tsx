import type { KeyboardEvent, ReactNode } from "react";
import { planSize } from "../domain/floor-plan.ts";
import { nearestTable } from "../domain/table-state.ts";
import { arrows } from "./arrows.ts";
import type { Floor, PlacedTable } from "./floor-groups.ts";
import classes from "./floor-plan.module.css";
import { narrowRows } from "./narrow-rows.ts";
import { spotStyle } from "./spot-style.ts";

export interface FloorPlanProps {
  floor: Floor;
  /** A table as it is drawn: one button. */
  table: (table: PlacedTable) => ReactNode;
}

/** One floor from above, on a phone row by row. Arrow keys go from table to table. */
export function FloorPlan({ floor, table: draw }: FloorPlanProps) {
  const { width, height } = planSize(floor.tables);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const direction = arrows[event.key];
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-table]")?.getAttribute("data-table");
    const from = floor.tables.find((table) => String(table.id) === id);
    if (!direction || !from) return;
    event.preventDefault();
    const next = nearestTable(floor.tables, from, direction);
    if (next) event.currentTarget.querySelector<HTMLElement>(`[data-table="${next.id}"] button`)?.focus();
  };
  return (
    <div className={classes.scroll}>
      <ul
        className={classes.plan}
        style={{ "--cells-across": width, "--cells-down": height }}
        onKeyDown={move}
      >
        {narrowRows(floor.tables).map(({ table, across }) => (
          <li
            key={table.id}
            className={classes.spot}
            style={{ ...spotStyle(table), "--across": across }}
            data-table={table.id}
          >
            {draw(table)}
          </li>
        ))}
      </ul>
    </div>
  );
}
