import { mayDo } from "#platform/domain/access/actions.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Reservation } from "../contract/reservations.ts";
import {
  useAwaitAgain,
  useCancelReservation,
  useDeleteReservation,
  useNoShow,
  useSeatReservation,
} from "./reservations-api.ts";
import { guestName } from "./reserved-tables/guest-name.ts";
import { useOpenTill } from "./use-open-till.ts";

/** Why a party cannot sit at once: another table has to be chosen. */
const needsTable = [
  "reservation_table_occupied",
  "reservation_table_required",
  "reservation_overlaps",
  "table_unknown",
] as const;

/** What the person may do with reservations. */
export function useReservationRights() {
  const user = useUser();
  const may = (action: Parameters<typeof mayDo>[1]) => user !== null && mayDo(actorOf(user), action);
  return {
    mayAdd: may("reservation.add"),
    mayChange: may("reservation.change"),
    mayDelete: may("reservation.delete"),
    maySeat: may("reservation.seat"),
    maySetUp: may("reservation.setUp"),
  };
}

/** What is done with a reservation at once or after a question. `onChooseTable`: a table is chosen first, because it has none or the `problem` keeps it from its own. */
export function useReservationActs(onChooseTable: (reservation: Reservation, problem: unknown) => void) {
  const t = useT();
  const confirm = useConfirm();
  const openTill = useOpenTill();
  const seating = useSeatReservation();
  const deleting = useDeleteReservation();
  const cancelling = useCancelReservation();
  const noShow = useNoShow();
  const awaitAgain = useAwaitAgain();

  const seat = async (reservation: Reservation) => {
    if (reservation.table_id === null) return onChooseTable(reservation, null);
    try {
      openTill(await seating.mutateAsync({ id: reservation.id, body: { join: false, despite: [] } }));
    } catch (error) {
      if (isApiError(error, ...needsTable)) onChooseTable(reservation, error);
      else showError(error);
    }
  };
  const takeBack = (reservation: Reservation) => tell(awaitAgain.mutateAsync(reservation));
  const didNotCome = async (reservation: Reservation) => {
    try {
      const { message } = await noShow.mutateAsync(reservation);
      toastUndo({ message, undoLabel: t("lists.undo"), onUndo: () => void takeBack(reservation) });
    } catch (error) {
      showError(error);
    }
  };
  const cancel = async (reservation: Reservation) => {
    const isSure = await confirm({
      title: t("reservations.cancel_question", { name: guestName(reservation, t) }),
      body: t(reservation.customer_email ? "reservations.cancel_mail" : "reservations.cancel_body"),
      confirmLabel: t("reservations.cancel"),
      cancelLabel: t("reservations.keep"),
      tone: "danger",
    });
    if (isSure) await tell(cancelling.mutateAsync(reservation));
  };
  const remove = async (reservation: Reservation) => {
    const isSure = await confirm({
      title: t("reservations.delete_question", { name: guestName(reservation, t) }),
      body: t("reservations.delete_body"),
      confirmLabel: t("reservations.delete"),
      tone: "danger",
    });
    if (isSure) await tell(deleting.mutateAsync(reservation));
  };
  const seatElsewhere = (reservation: Reservation) => onChooseTable(reservation, null);
  return { seat, seatElsewhere, takeBack, didNotCome, cancel, remove, isSeating: seating.isPending };
}

export type ReservationActs = ReturnType<typeof useReservationActs>;

/** What became of it, as a toast. */
async function tell(act: Promise<{ readonly message: string }>): Promise<void> {
  try {
    toastSuccess((await act).message);
  } catch (error) {
    showError(error);
  }
}
