import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { useFloor } from "./floor-api.ts";
import { FloorEditor } from "./floor-editor.tsx";
import { type Floor, floorsOf, type PlacedTable } from "./floor-groups.ts";
import { FloorPlan } from "./floor-plan.tsx";
import { FloorSkeleton } from "./floor-skeleton.tsx";
import classes from "./floors.module.css";

export interface FloorsProps {
  /** A table as it is drawn on the plan: one button. */
  table: (table: PlacedTable) => ReactNode;
  /** Below the plan while nobody edits it; gets the tables that the plan has. */
  below: (tableIds: ReadonlySet<TableId>) => ReactNode;
}

/** The plan of one floor at a time; who may, edits it here. */
export function Floors(props: FloorsProps) {
  const { data, error, refetch } = useFloor();
  if (data) return <FloorChoice {...props} floors={floorsOf(data.tables)} />;
  if (error)
    return <FailureState reason={failureText(error, "floor.load_failed")} onRetry={() => void refetch()} />;
  return <FloorSkeleton />;
}

function FloorChoice({ floors, table, below }: FloorsProps & { floors: readonly Floor[] }) {
  const t = useT();
  const user = useUser();
  const [chosen, setChosen] = useState("0");
  const [editing, setEditing] = useState(false);
  const floor = floors[Number(chosen)] ?? floors[0];
  const mayEdit = user !== null && mayDo(actorOf(user), "floor.edit");
  return (
    <>
      <div className={classes.bar}>
        {floors.length > 1 ? (
          <SegmentedFilter
            label={t("floor.floor")}
            value={chosen}
            onChange={setChosen}
            options={floors.map((floor, index) => ({
              value: String(index),
              label: floor.name ?? t("floor.no_floor"),
            }))}
          />
        ) : null}
        {mayEdit && floor && !editing ? (
          <Button
            variant="default"
            icon={<IconPencil size={18} />}
            onClick={() => setEditing(true)}
            className={classes.edit}
          >
            {t("floor.edit")}
          </Button>
        ) : null}
      </div>
      {floor === undefined ? (
        <EmptyState
          picture={<TablePicture />}
          message={t("floor.no_tables")}
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
