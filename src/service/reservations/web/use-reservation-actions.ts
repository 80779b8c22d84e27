import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { actorOf, currentUser, useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseCustomer } from "#service/cart/domain/edit-cart.ts";
import { cartStoreOf } from "#service/pos/web/public.ts";
import { toastError, toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Reservation, SeatedParty } from "../contract/reservations.ts";
import { guestName } from "./reservation-text.ts";
import {
  useAwaitAgain,
  useCancelReservation,
  useDeleteReservation,
  useNoShow,
  useSeatReservation,
} from "./reservations-api.ts";

/** Refusals after which another table has to be chosen. */
const needsTable = [
  "reservation_table_occupied",
  "reservation_table_required",
  "reservation_overlaps",
  "table_unknown",
] as const;

/** Returns what the person may do with reservations. */
export function useReservationRights() {
  const may = useMayDo();
  return {
    mayAdd: may("reservation.add"),
    mayChange: may("reservation.change"),
    mayDelete: may("reservation.delete"),
    maySeat: may("reservation.seat"),
    maySetUp: may("reservation.setUp"),
  };
}

/**
 * Returns the actions that run at once or after a confirmation. `onChooseTable` is called when a table must be
 * chosen first, because there is none or `problem` blocks it.
 */
export function useReservationActions(onChooseTable: (reservation: Reservation, problem: unknown) => void) {
  const t = useT();
  const confirm = useConfirm();
  const openTill = useOpenTillAtTable();
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
  const takeBack = (reservation: Reservation) => showResult(awaitAgain.mutateAsync(reservation));
  const didNotCome = async (reservation: Reservation) => {
    try {
      const { message } = await noShow.mutateAsync(reservation);
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => void takeBack(reservation) });
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
    if (isSure) await showResult(cancelling.mutateAsync(reservation));
  };
  const remove = async (reservation: Reservation) => {
    const isSure = await confirm({
      title: t("reservations.delete_question", { name: guestName(reservation, t) }),
      body: t("reservations.delete_body"),
      confirmLabel: t("common.delete"),
      tone: "danger",
    });
    if (isSure) await showResult(deleting.mutateAsync(reservation));
  };
  const seatElsewhere = (reservation: Reservation) => onChooseTable(reservation, null);
  return { seat, seatElsewhere, takeBack, didNotCome, cancel, remove, isSeating: seating.isPending };
}

export type ReservationActions = ReturnType<typeof useReservationActions>;

/** Shows the result as a toast. */
async function showResult(act: Promise<{ readonly message: string }>): Promise<void> {
  try {
    toastSuccess((await act).message);
  } catch (error) {
    showError(error);
  }
}

/** Opens the till at the table of a seated party, with its customer; people who may not sell get a toast. */
export function useOpenTillAtTable() {
  const t = useT();
  const navigate = useNavigate();
  return ({ message, tableId, tableName, customer }: SeatedParty): void => {
    toastSuccess(message);
    const user = currentUser();
    if (user === null || !mayDo(actorOf(user), "order.create")) return;
    const till = cartStoreOf(user.tenant_id);
    const { cart } = till.getState();
    const isKnown = customer
      ? till.change(
          chooseCustomer(cart, {
            type: "CUSTOMER",
            id: customer.id,
            phone: customer.phone,
            name: customer.name ?? customer.phone,
          }),
        )
      : cart.lines.length > 0 || till.change(chooseCustomer(cart, { type: "WALKIN" }));
    if (!isKnown) toastError(t("pos.send.frozen"));
    const search = { tableId, tableName };
    void navigate({ to: "/dashboard/pos", search, state: (before) => ({ ...before, ...search }) });
  };
}
