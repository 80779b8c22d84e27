import { IconPencil } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { planSize } from "../domain/floor-plan.ts";
import { nearestTable } from "../domain/table-state.ts";
import { useFloor } from "./floor-api.ts";
import { FloorEditor } from "./floor-editor.tsx";
import classes from "./floor-plan.module.css";
import { FloorSkeleton } from "./floor-skeleton.tsx";
import { narrowRows } from "./narrow-rows.ts";
import { arrows, type Floor, floorsOf, type PlacedTable, spotStyle } from "./plan-layout.ts";

export interface FloorsProps {
  /** Draws a table on the plan as one button. */
  table: (table: PlacedTable) => ReactNode;
  /** Draws what stands below the plan unless it is being edited; receives the tables on the plan. */
  below: (tableIds: ReadonlySet<TableId>) => ReactNode;
}

/** Shows one floor at a time; people with the permission can edit it here. */
export function Floors(props: FloorsProps) {
  const { data, error, refetch } = useFloor();
  if (data) return <FloorChoice {...props} floors={floorsOf(data.tables)} />;
  if (error) return <QueryFailure query={{ error, refetch }} fallback="floor.load_failed" />;
  return <FloorSkeleton />;
}

function FloorChoice({ floors, table, below }: FloorsProps & { floors: readonly Floor[] }) {
  const t = useT();
  const mayDo = useMayDo();
  const [chosen, setChosen] = useState("0");
  const [editing, setEditing] = useState(false);
  const floor = floors[Number(chosen)] ?? floors[0];
  const mayEdit = mayDo("floor.edit");
  return (
    <>
      <Row align="center" gap={8} across={12} below={12}>
        {floors.length > 1 && !editing ? (
          <SegmentedFilter
            label={t("common.floor")}
            value={chosen}
            onChange={setChosen}
            options={floors.map((floor, index) => ({
              value: String(index),
              label: floor.name ?? t("floor.no_floor"),
            }))}
          />
        ) : null}
        {mayEdit && floor && !editing ? (
          <div className={classes.edit}>
            <Button
              variant="default"
              icon={<IconPencil size={18} />}
              aria-label={t("floor.edit")}
              onClick={() => setEditing(true)}
            >
              <span className={classes.words}>{t("floor.edit")}</span>
            </Button>
          </div>
        ) : null}
      </Row>
      {floor === undefined ? (
        <EmptyState
          picture={<TablePicture />}
          message={t("common.no_tables_yet")}
          hint={t("floor.no_tables_hint")}
        />
      ) : editing ? (
        <FloorEditor key={chosen} floor={floor} onDone={() => setEditing(false)} />
      ) : (
        <FloorPlan floor={floor} table={table} />
      )}
      {editing ? null : below(new Set(floors.flatMap((floor) => floor.tables.map((table) => table.id))))}
    </>
  );
}

interface FloorPlanProps {
  floor: Floor;
  /** Draws a table as one button. */
  table: (table: PlacedTable) => ReactNode;
}

/** Shows one floor from above, on a phone row by row. Arrow keys move from table to table. */
function FloorPlan({ floor, table: draw }: FloorPlanProps) {
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
