import { IconLayoutList, IconMap2, IconUsers } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Muted, Row, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import { useFloor } from "../floor-api.ts";
import plan from "../floor-plan.module.css";
import { FloorSkeleton } from "../floor-skeleton.tsx";
import { narrowRows } from "../narrow-rows.ts";
import { type Floor, floorsOf, spotStyle } from "../plan-layout.ts";
import { matchTables } from "./match-tables.ts";
import classes from "./table-picker.module.css";

/** A table that can be chosen, by the names that the caller knows even without the plan. */
export interface PickableTable {
  readonly id: TableId;
  readonly title: string;
  readonly floor: string | null;
  readonly seats: number;
}

/** State of a table while one is picked. */
export interface TableAtPick {
  readonly isFree: boolean;
  /** Its account, or from when it is kept: "Claudia · $32.45". */
  readonly note: string;
  readonly tone?: Tone;
  /** It cannot be chosen. */
  readonly isDisabled?: boolean;
}

export interface TablePickerProps {
  /** Name of the whole picker: "Elija la mesa nueva". */
  label: string;
  tables: readonly PickableTable[];
  value: TableId | null;
  onChange: (id: TableId) => void;
  /** The state of a table; without it every table counts as free. */
  stateOf?: (table: PickableTable) => TableAtPick;
  /** A tap on a table, or Enter in the search with one found: the caller may take it at once. */
  onTake?: (id: TableId) => void;
}

const views = ["plan", "list"] as const;

/**
 * Chooses a table: on the plan by a tap, or in a list with the free ones first. A number in the search finds it, Enter
 * takes it. Restaurants without a plan have the list alone.
 */
export function TablePicker(props: TablePickerProps) {
  const { tables, value, onChange, onTake } = props;
  const t = useT();
  const { data, isLoading } = useFloor();
  const [search, setSearch] = useState("");
  const [chosenView, setView] = useState<(typeof views)[number]>("plan");
  const drawn =
    data?.tables.filter(({ id, x }) => x !== null && tables.some((table) => table.id === id)) ?? [];
  const hasPlan = drawn.length > 0;
  const isPlan = hasPlan && chosenView === "plan" && search.trim() === "";
  const found = matchTables(tables, search);
  const take = () => {
    const [first] = found;
    if (search.trim() === "" || !first || props.stateOf?.(first).isDisabled) return;
    onChange(first.id);
    onTake?.(first.id);
  };
  const floors = floorsOf(data?.tables.filter(({ id }) => tables.some((table) => table.id === id)) ?? []);
  return (
    <Stack gap={12}>
      <Row align="center" gap={8}>
        <div className={classes.search}>
          <SearchField label={t("floor.picker.search")} value={search} onChange={setSearch} onEnter={take} />
        </div>
        {hasPlan ? (
          <SegmentedFilter
            label={t("floor.picker.view")}
            value={chosenView}
            onChange={setView}
            options={[
              { value: "plan", label: "", name: t("floor.picker.plan"), icon: <IconMap2 size={20} /> },
              { value: "list", label: "", name: t("floor.picker.list"), icon: <IconLayoutList size={20} /> },
            ]}
          />
        ) : null}
      </Row>
      {isLoading ? (
        <FloorSkeleton />
      ) : isPlan ? (
        <PlanToPick {...props} floors={floors} />
      ) : found.length === 0 ? (
        <Muted>{t("floor.picker.nothing")}</Muted>
      ) : (
        <ListToPick
          {...props}
          tables={search.trim() === "" ? freeFirst(found, props.stateOf) : found}
          value={value}
        />
      )}
    </Stack>
  );
}

function freeFirst(tables: readonly PickableTable[], stateOf: TablePickerProps["stateOf"]): PickableTable[] {
  const rank = (table: PickableTable) => {
    const state = stateOf?.(table);
    return state?.isDisabled ? 2 : Number(state?.isFree === false);
  };
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** Shows one floor at a time, at first that of the chosen table, else one where something can be chosen. */
function PlanToPick(props: TablePickerProps & { floors: readonly Floor[] }) {
  const { floors, tables, value, stateOf } = props;
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const known = new Map(tables.map((table) => [table.id, table]));
  const stateAt = (id: TableId) => {
    const table = known.get(id);
    return table && stateOf?.(table);
  };
  const isFree = ({ id }: { id: TableId }) => stateAt(id)?.isFree !== false;
  const isOffered = ({ id }: { id: TableId }) => !stateAt(id)?.isDisabled;
  const isAnyFree = floors.some((floor) => floor.tables.some(isFree));
  const firstWith = (test: (table: { id: TableId }) => boolean) =>
    floors.findIndex((floor) => floor.tables.some(test));
  const own = firstWith(({ id }) => id === value);
  const shown =
    chosen === null ? Math.max(0, own < 0 ? firstWith(isAnyFree ? isFree : isOffered) : own) : Number(chosen);
  const floor = floors[shown];
  return (
    <Stack gap={8}>
      {floors.length > 1 ? (
        <SegmentedFilter
          label={t("common.floor")}
          value={String(shown)}
          onChange={setChosen}
          options={floors.map((each, index) => ({
            value: String(index),
            label: each.name ?? t("floor.no_floor"),
            count: each.tables.filter(isAnyFree ? isFree : isOffered).length,
          }))}
        />
      ) : null}
      {floor ? <FloorToPick {...props} floor={floor} /> : null}
    </Stack>
  );
}

function FloorToPick({ floor, ...props }: TablePickerProps & { floor: Floor }) {
  const name = useId();
  const { width, height } = sizeOf(floor);
  const known = new Map(props.tables.map((table) => [table.id, table]));
  return (
    <fieldset aria-label={props.label} className={classes.field} data-joined>
      <div className={plan.scroll}>
        <div className={plan.plan} style={{ "--cells-across": width, "--cells-down": height }}>
          {narrowRows(floor.tables).map(({ table: spot, across }) => {
            const table = known.get(spot.id);
            return table === undefined ? null : (
              <div key={spot.id} className={plan.spot} style={{ ...spotStyle(spot), "--across": across }}>
                <TableChoice {...props} name={name} table={table} shape={spot.shape} look="plan" />
              </div>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}

/** The plan of a picker is as large as its tables, so that they are as large as they can be. */
function sizeOf({ tables }: Floor) {
  return {
    width: Math.max(...tables.map((table) => table.x + table.width)) + 1,
    height: Math.max(...tables.map((table) => table.y + table.height)) + 1,
  };
}

function ListToPick(props: TablePickerProps) {
  const name = useId();
  return (
    <fieldset aria-label={props.label} className={classes.list}>
      {props.tables.map((table) => (
        <TableChoice key={table.id} {...props} name={name} table={table} look="list" />
      ))}
    </fieldset>
  );
}

interface TableChoiceProps extends TablePickerProps {
  name: string;
  table: PickableTable;
  shape?: Floor["tables"][number]["shape"];
  look: "plan" | "list";
}

/** A table as one radio button, as large as it stands on the plan. */
function TableChoice({ name, table, shape, look, value, onChange, onTake, stateOf }: TableChoiceProps) {
  const t = useT();
  const state = stateOf?.(table) ?? { isFree: true, note: t("common.free") };
  return (
    <label
      className={classes.table}
      data-look={look}
      data-shape={shape}
      data-free={state.isFree || undefined}
      data-tone={state.tone ?? (state.isFree ? undefined : "blue")}
    >
      <input
        className={classes.radio}
        type="radio"
        name={name}
        checked={table.id === value}
        disabled={state.isDisabled ?? false}
        onChange={() => onChange(table.id)}
        // An arrow key is a click without a pointer: it only moves on.
        onClick={(event) => event.detail > 0 && onTake?.(table.id)}
      />
      <span className={classes.title}>{table.title}</span>
      <Seats count={table.seats} />
      {look === "list" && table.floor ? <span className={classes.floor}>{table.floor}</span> : null}
      <span className={classes.note}>{state.note}</span>
    </label>
  );
}

function Seats({ count }: { count: number }): ReactNode {
  const t = useT();
  return (
    <span className={classes.seats}>
      <IconUsers size={14} aria-hidden="true" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>{t("common.people_count", { count })}</VisuallyHidden>
    </span>
  );
}
