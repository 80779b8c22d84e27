import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Reservation, ReservationTable } from "../../contract/reservations.ts";
import { RefusalPanel } from "../form/refusal-panel.tsx";
import { guestName } from "../reserved-tables/guest-name.ts";
import type { MoveTo, RefusedMove } from "./use-move.ts";

export interface MoveRefusedDialogProps extends RefusedMove {
  tables: readonly ReservationTable[];
  onMove: (reservation: Reservation, to: MoveTo) => Promise<void>;
  onClose: () => void;
}

/** Why a reservation was not moved, and where else it can go. */
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
        busy={false}
        buttonType="button"
        onTable={(tableId) => again({ tableId })}
        onTime={(date) => again({ date: new Date(date) })}
        onDespite={(override) => again({ despite: [...(to.despite ?? []), override] })}
      />
    </AppDialog>
  );
}
