import { IconAlertTriangle, IconMap2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { ReservationId } from "#platform/domain/ids.ts";
import { formatTime } from "#platform/web/format.ts";
import { idProps } from "#platform/web/forms/id-props.ts";
import { useT } from "#platform/web/use-t.ts";
import { PickTableDialog } from "#service/floor/web/public.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { ReservationTable } from "../../contract/reservations.ts";
import { seatsEnough } from "../../domain/booking.ts";
import { tablePlacesQuery } from "../reservations-api.ts";
import type { BookingForm } from "./booking-schema.ts";
import classes from "./form.module.css";
import { tableOptions, tablesToPick, wantedPlaces } from "./table-places.ts";

export interface TableFieldProps {
  form: BookingForm;
  tables: readonly ReservationTable[];
  /** Title of a deleted table, for which no other was chosen yet. */
  lostTable?: string | null;
  /** Reservation that is being changed; it does not stand in its own way. */
  exceptId?: ReservationId | undefined;
  /** Another table was chosen. */
  onAnother: () => void;
}

/** Chooses the table: which are free and large enough at that time stand first, the others with their reason. */
export function TableField({ form, tables, lostTable = null, exceptId, onAnother }: TableFieldProps) {
  const t = useT();
  const { tableId, peopleCount = 0 } = form.getValues();
  const places = useQuery(tablePlacesQuery(wantedPlaces(form, exceptId))).data ?? [];
  const fitting = places.filter(({ state }) => state === "fits").length;
  const chosen = places.find(({ table }) => table.id === tableId);
  const said = places.length > 0 ? t("reservations.form.free_tables", { count: fitting }) : undefined;
  const choose = (id: number | null) => {
    form.setFieldValue("tableId", id);
    onAnother();
  };
  return (
    <>
      <div className={classes.table}>
        <SelectField
          {...idProps(form.getInputProps("tableId"))}
          label={t("common.table")}
          description={lostTable ? t("reservations.table_deleted", { table: lostTable }) : said}
          options={tableOptions(tables, places, t)}
          emptyOption={t("common.no_table")}
          onChange={(id) => choose(id === null ? null : Number(id))}
        />
        <PlanButton {...{ tables, places }} value={tables.find(({ id }) => id === tableId)} onTake={choose} />
      </div>
      {chosen?.taken ? (
        <Warning>
          {t("reservations.form.table_taken", {
            table: chosen.table.table_title,
            customer: chosen.taken.customer,
            from: formatTime(chosen.taken.from),
            to: formatTime(chosen.taken.to),
          })}
        </Warning>
      ) : null}
      <OverSeats table={tables.find(({ id }) => id === tableId)} people={peopleCount} />
    </>
  );
}

interface PlanButtonProps {
  tables: readonly ReservationTable[];
  places: Parameters<typeof tablesToPick>[1];
  value: ReservationTable | undefined;
  onTake: (id: number) => void;
}

/** Opens the plan, where each table says whether it may be had at that time. */
function PlanButton({ tables, places, value, onTake }: PlanButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (tables.length === 0) return null;
  return (
    <>
      <IconButton
        variant="default"
        label={t("floor.picker.open")}
        icon={<IconMap2 size={20} />}
        onClick={() => setOpen(true)}
      />
      {isOpen
        ? // Outside the form, which Enter at a table would send.
          createPortal(
            <PickTableDialog
              label={t("pos.cart.choose_table")}
              {...tablesToPick(tables, places, t)}
              value={value?.id ?? null}
              onTake={onTake}
              onClose={() => setOpen(false)}
            />,
            document.body,
          )
        : null}
    </>
  );
}

/** Warns that the party is larger than the table; saving asks about it again. */
function OverSeats({ table, people }: { table: ReservationTable | undefined; people: number }) {
  const t = useT();
  if (!table || seatsEnough(table.seating_capacity, people)) return null;
  return (
    <Warning>
      {t("reservations.form.over_seats", {
        table: table.table_title,
        count: table.seating_capacity,
      })}
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={classes.warning} data-tone="amber" role="status">
      <IconAlertTriangle size={18} aria-hidden="true" />
      {children}
    </p>
  );
}
