import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { formatTime } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { type PickableTable, type TableAtPick, TablePicker } from "#service/floor/web/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Reservation, ReservationTable, SeatedParty } from "../../contract/reservations.ts";
import { seatsEnough } from "../../domain/booking.ts";
import type { Override } from "../../domain/reservation.ts";
import { reservationsInitQuery } from "../reservations-api.ts";
import { useReservedTables } from "../reserved-tables/use-reserved-tables.ts";
import { useOpenTillAtTable } from "../use-reservation-actions.ts";
import classes from "./list.module.css";

/** Ways to lift a refusal: join the open account, or let two reservations share the table. */
interface SeatOptions {
  readonly join: boolean;
  readonly despite: readonly Override[];
}

const defaultOptions: SeatOptions = { join: false, despite: [] };

interface SeatDialogProps {
  name: string;
  people: number;
  /** Table meant for them, and the refusal to seat them there. */
  first: ReservationTable["id"] | null;
  problem: unknown;
  /** Reservation of the party: its table is reserved for them, not for others. */
  own?: Reservation["id"];
  seat: (tableId: ReservationTable["id"], how: SeatOptions) => Promise<SeatedParty>;
  onClose: () => void;
}

/** Reason why they could not sit there. */
interface Failure {
  readonly text: string | null;
  /** Refused table, and whether they may join the account that is open there. */
  readonly refused: number | null;
  readonly mayJoin: boolean;
  /** True when this person may seat them anyway. */
  readonly mayOverride: boolean;
}

/** Chooses the table of a party. A taken table says so; when an account is open there the party may join it. */
export function SeatDialog(props: SeatDialogProps) {
  const { name, people, first, own, onClose } = props;
  const t = useT();
  const { data: init, error, refetch } = useQuery(reservationsInitQuery);
  const [chosen, setChosen] = useState(first);
  const { sit, busy, failure } = useSit(props);
  const table = init?.storeTables.find(({ id }) => id === chosen);
  const isRefused = failure.refused !== null && failure.refused === chosen;
  return (
    <AppDialog
      opened
      size="large"
      onClose={onClose}
      title={t("reservations.seat_named", { name })}
      footer={
        <SeatButtons
          table={table}
          failure={isRefused ? failure : null}
          busy={busy}
          onSit={(how) => table && void sit(table.id, how)}
        />
      }
    >
      <div className={classes.why}>
        <FormFailure
          message={
            isRefused && failure.mayJoin
              ? t("reservations.seat_join_question", { table: table?.table_title })
              : failure.text
          }
        />
      </div>
      {init ? (
        <TableChoice
          tables={init.storeTables}
          people={people}
          own={own}
          failure={failure}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <QueryPending query={{ error, refetch }} count={4} rowHeight={56} />
      )}
    </AppDialog>
  );
}

interface SeatButtonsProps {
  table: ReservationTable | undefined;
  /** Reason why they cannot sit at this table. */
  failure: Failure | null;
  busy: boolean;
  onSit: (how: SeatOptions) => void;
}

function SeatButtons({ table, failure, busy, onSit }: SeatButtonsProps) {
  const t = useT();
  const past = { variant: "default", size: "lg", disabled: busy } as const;
  return (
    <>
      {failure?.mayJoin ? (
        <Button {...past} onClick={() => onSit({ ...defaultOptions, join: true })}>
          {t("reservations.seat_join")}
        </Button>
      ) : null}
      {failure?.mayOverride ? (
        <Button {...past} onClick={() => onSit({ ...defaultOptions, despite: ["overlap"] })}>
          {t("reservations.seat_despite")}
        </Button>
      ) : null}
      <Button
        size="lg"
        busy={busy}
        disabled={!table || failure !== null}
        onClick={() => onSit(defaultOptions)}
      >
        {table ? t("reservations.seat_at", { table: table.table_title }) : t("reservations.seat")}
      </Button>
    </>
  );
}

/** Seats them and opens the till; a refusal is shown at its table. */
function useSit({ first, problem, seat, onClose }: SeatDialogProps) {
  const openTill = useOpenTillAtTable();
  const [failure, setFailure] = useState<Failure>(() => failureOf(problem, first));
  const [busy, setBusy] = useState(false);
  const sit = async (tableId: ReservationTable["id"], how: SeatOptions) => {
    setBusy(true);
    try {
      const party = await seat(tableId, how);
      onClose();
      openTill(party);
    } catch (error) {
      setFailure(failureOf(error, tableId));
    } finally {
      setBusy(false);
    }
  };
  return { sit, busy, failure };
}

function failureOf(error: unknown, tableId: number | null): Failure {
  const isRefused = isApiError(error, "reservation_table_occupied", "reservation_overlaps", "table_unknown");
  return {
    text: error ? errorText(error) : null,
    refused: isRefused ? tableId : null,
    mayJoin: isApiError(error, "reservation_table_occupied") && error.details.mayJoin === true,
    mayOverride: isApiError(error, "reservation_overlaps") && error.details.mayOverride === true,
  };
}

interface TableChoiceProps {
  tables: readonly ReservationTable[];
  people: number;
  own: Reservation["id"] | undefined;
  failure: Failure;
  chosen: ReservationTable["id"] | null;
  onChoose: (id: ReservationTable["id"]) => void;
}

function TableChoice({ tables, people, own, failure, chosen, onChoose }: TableChoiceProps) {
  const t = useT();
  const known = useReservedTables({ isFresh: true });
  const stateOf = ({ id, seats }: PickableTable): TableAtPick => {
    const isTaken = known.isTaken(id);
    if (isTaken) return { isFree: false, note: t("common.occupied") };
    const next = known.next(id, own);
    if (next)
      return {
        isFree: false,
        note: t("reservations.reserved_at", { time: formatTime(next.date) }),
        tone: "amber",
      };
    if (id === failure.refused) return { isFree: false, note: t("common.occupied") };
    if (!seatsEnough(seats, people))
      return { isFree: false, note: t("reservations.too_small"), tone: "grey" };
    return { isFree: true, note: isTaken === undefined ? "" : t("common.free") };
  };
  return (
    <TablePicker
      label={t("reservations.choose_table")}
      tables={tables.map(({ id, table_title: title, floor, seating_capacity: seats }) => ({
        id,
        title,
        floor,
        seats,
      }))}
      value={chosen}
      onChange={onChoose}
      stateOf={stateOf}
    />
  );
}
