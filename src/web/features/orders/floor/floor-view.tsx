import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayDo } from "../../../../domain/access/actions.ts";
import { CardGridSkeleton } from "../../../../ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../../ui/feedback/failure-state.tsx";
import { Button } from "../../../../ui/forms/button.tsx";
import { SegmentedFilter } from "../../../../ui/forms/segmented-filter.tsx";
import { TablePicture } from "../../../../ui/pictures/table-picture.tsx";
import { actorOf, useUser } from "../../../platform/session/session.ts";
import { failureText } from "../../../platform/show-error.ts";
import { useRealtimeRefresh } from "../../../platform/use-realtime-refresh.ts";
import { useT } from "../../../platform/use-t.ts";
import { AccountCard } from "../accounts/account-card.tsx";
import board from "../accounts/accounts-board.module.css";
import { floorQuery } from "./floor-api.ts";
import { FloorEditor } from "./floor-editor.tsx";
import { type Floor, floorsOf } from "./floor-groups.ts";
import { FloorPlan } from "./floor-plan.tsx";
import classes from "./floor-view.module.css";
import type { FloorViewProps } from "./floor-view-props.ts";

const refreshKeys = [floorQuery.queryKey];

/** The floor plan with what goes on at each table, live; accounts without a table below it. */
export function FloorView(props: FloorViewProps) {
  const t = useT();
  useRealtimeRefresh(["floor_changed"], refreshKeys);
  const { data, error, refetch } = useQuery(floorQuery);
  if (!data)
    return error ? (
      <FailureState reason={failureText(error, "orders.floor.load_failed")} onRetry={() => void refetch()} />
    ) : (
      <CardGridSkeleton label={t("ui.loading")} count={12} cardHeight={104} minWidth={104} />
    );
  return <Floors {...props} floors={floorsOf(data.tables)} />;
}

function Floors({ floors, accounts, shown, now, onTable }: FloorViewProps & { floors: readonly Floor[] }) {
  const t = useT();
  const user = useUser();
  const [chosen, setChosen] = useState("0");
  const [editing, setEditing] = useState(false);
  const floor = floors[Number(chosen)] ?? floors[0];
  const known = new Set(floors.flatMap((floor) => floor.tables.map((table) => table.id)));
  const elsewhere = shown.filter((account) => account.table_id === null || !known.has(account.table_id));
  const mayEdit = user !== null && mayDo(actorOf(user), "floor.edit");
  return (
    <>
      <div className={classes.bar}>
        {floors.length > 1 ? (
          <SegmentedFilter
            label={t("orders.floor.floor")}
            value={chosen}
            onChange={setChosen}
            options={floors.map((each, index) => ({
              value: String(index),
              label: each.name ?? t("orders.floor.no_floor"),
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
            {t("orders.floor.edit")}
          </Button>
        ) : null}
      </div>
      {floor === undefined ? (
        <EmptyState
          picture={<TablePicture />}
          message={t("orders.floor.no_tables")}
          hint={t("orders.floor.no_tables_hint")}
        />
      ) : editing ? (
        <FloorEditor key={chosen} floor={floor} onDone={() => setEditing(false)} />
      ) : (
        <FloorPlan floor={floor} accounts={accounts} shown={shown} now={now} onTable={onTable} />
      )}
      {elsewhere.length > 0 && !editing ? (
        <section className={classes.elsewhere}>
          <h2 className={classes.heading}>{t("orders.floor.without_table")}</h2>
          <ul className={board.grid}>
            {elsewhere.map((account) => (
              <li key={account.key} className={board.cell}>
                <AccountCard account={account} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
