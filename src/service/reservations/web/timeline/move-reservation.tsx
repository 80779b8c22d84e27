import { useState } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Reservation, ReservationTable } from "../../contract/reservations.ts";
import type { Override } from "../../domain/reservation.ts";
import { type BookingRefusal, bookingRefusalOf } from "../form/booking-refusal.ts";
import { RefusalPanel } from "../form/refusal-panel.tsx";
import { guestName } from "../reservation-text.ts";
import { useMoveReservation } from "../reservations-api.ts";

/** Target of a move; omitted fields stay. */
export interface MoveTo {
  readonly date?: Date;
  readonly tableId?: Reservation["table_id"];
  readonly despite?: readonly Override[];
}

/** A refused move, with alternatives. */
interface RefusedMove {
  readonly reservation: Reservation;
  readonly to: MoveTo;
  readonly refusal: BookingRefusal;
}

/** Moves a reservation: it is shown at its target until the server answers, and can be moved back for 8 s. */
export function useMove() {
  const t = useT();
  const { mutateAsync } = useMoveReservation();
  const [moving, setMoving] = useState<{
    readonly id: number;
    readonly place: Partial<Pick<Reservation, "date" | "ends_at" | "table_id">>;
  } | null>(null);
  const [refused, setRefused] = useState<RefusedMove | null>(null);

  const move = async (reservation: Reservation, to: MoveTo): Promise<void> => {
    const { id, date, table_id } = reservation;
    setRefused(null);
    setMoving({ id, place: placeOf(reservation, to) });
    const { despite = [], ...place } = to;
    try {
      const { message } = await mutateAsync({ id, body: { ...place, despite: [...despite] } });
      toastUndo({
        message,
        undoLabel: t("common.undo"),
        onUndo: () => void move(reservation, { date, tableId: table_id }),
      });
    } catch (error) {
      const refusal = bookingRefusalOf(error);
      if (refusal) setRefused({ reservation, to, refusal });
      else showError(error);
    } finally {
      setMoving((now) => (now?.id === id ? null : now));
    }
  };
  return { move, moving, refused, forget: () => setRefused(null) };
}

function placeOf({ date, ends_at }: Reservation, to: MoveTo) {
  const by = (to.date ?? date).getTime() - date.getTime();
  return {
    ...(to.date && { date: to.date, ends_at: new Date(ends_at.getTime() + by) }),
    ...(to.tableId !== undefined && { table_id: to.tableId }),
  };
}

interface MoveRefusedDialogProps extends RefusedMove {
  tables: readonly ReservationTable[];
  onMove: (reservation: Reservation, to: MoveTo) => Promise<void>;
  onClose: () => void;
}

/** Tells why a reservation was not moved, and where else it can go. */
export function MoveRefusedDialog({
  reservation,
  to,
  refusal,
  tables,
  onMove,
  onClose,
}: MoveRefusedDialogProps) {
  const t = useT();
  const again = (changes: MoveTo) => void onMove(reservation, { ...to, ...changes });
  return (
    <AppDialog
      opened
      size="small"
      title={t("reservations.timeline.refused", { name: guestName(reservation, t) })}
      onClose={onClose}
    >
      <RefusalPanel
        refusal={refusal}
        tables={tables}
        buttonType="button"
        onTable={(tableId) => again({ tableId })}
        onTime={(date) => again({ date: new Date(date) })}
        onDespite={(override) => again({ despite: [...(to.despite ?? []), override] })}
      />
    </AppDialog>
  );
}
