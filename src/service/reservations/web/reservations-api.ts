import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  readReservationSettings,
  setReservationSettings,
} from "#core/settings/contract/reservation-settings.ts";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { CustomerId, ReservationId, Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import {
  addReservation,
  awaitReservation,
  deleteReservation,
  listReservations,
  markNoShow,
  moveReservation,
  type Reservation,
  readFreeTables,
  readReservation,
  readReservationDay,
  searchReservations,
  seatReservation,
  startReservations,
  updateReservation,
} from "../contract/reservations.ts";

const reservationsKey = ["reservations"] as const;
/** Keys of all reservation queries, for reloading them after events. */
export const reservationKeys = [reservationsKey] as const;
/** Events bring changes; this slow poll replaces lost ones, in milliseconds. */
const POLL_MS = 60_000;

/** Loads the tables, the length of a stay, and the current day. */
export const reservationsInitQuery = queryOptions({
  queryKey: [...reservationsKey, "init"],
  queryFn: ({ signal }) => call(startReservations, { signal }),
});

/** Loads a page of a period. */
export const listQuery = (query: QueryOf<typeof listReservations>) =>
  queryOptions({
    queryKey: [...reservationsKey, "list", query],
    queryFn: ({ signal }) => call(listReservations, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** Finds reservations by code, phone or name. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...reservationsKey, "search", q],
    queryFn: async ({ signal }) => (await call(searchReservations, { query: { q }, signal })).reservations,
    placeholderData: keepPreviousData,
  });

/** Loads a business day; null is today. */
export const reservationDayQuery = (date: string | null) =>
  queryOptions({
    queryKey: [...reservationsKey, "day", date],
    queryFn: ({ signal }) => call(readReservationDay, { query: date === null ? {} : { date }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const reservationQuery = (id: ReservationId) =>
  queryOptions({
    queryKey: [...reservationsKey, "one", id],
    queryFn: async ({ signal }) => (await call(readReservation, { params: { id }, signal })).reservation,
  });

/** Loads which tables are free for a stay; before date, length and people are known there is nothing to ask. */
export const tablePlacesQuery = (wanted: QueryOf<typeof readFreeTables> | null) =>
  queryOptions({
    queryKey: [...reservationsKey, "places", wanted],
    queryFn: async ({ signal }) =>
      wanted ? (await call(readFreeTables, { query: wanted, signal })).places : [],
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: ["settings", "reservations"],
  queryFn: ({ signal }) => call(readReservationSettings, { signal }),
});

/** Changes reservations; every list shows the change before the event arrives. */
function useReservationAction<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: reservationsKey }),
  });
}

interface Sent<Body> {
  readonly body: Body;
  readonly id: Uuid;
}

/** A reservation as its dialog sends it; an existing one keeps its customer. */
type SavedReservation = Omit<BodyOf<typeof addReservation>, "customerId"> &
  Pick<BodyOf<typeof updateReservation>, "version"> & { readonly customerId: CustomerId | null };

/** Adds a reservation, or changes one. */
export const useSaveReservation = (reservation: Reservation | null) =>
  useReservationAction(async ({ body: { version, customerId, ...body }, id }: Sent<SavedReservation>) => {
    const idempotencyKey = id;
    if (reservation)
      return call(updateReservation, {
        params: { id: reservation.id },
        body: { ...body, version },
        idempotencyKey,
      });
    // The button of the dialog is disabled while there is no customer.
    if (customerId === null) throw new Error("A reservation is made for somebody");
    return call(addReservation, { body: { ...body, customerId }, idempotencyKey });
  });

export const useCancelReservation = () =>
  useReservationAction(({ id, date, version }: Reservation) =>
    call(updateReservation, { params: { id }, body: { date, status: "cancelled", version, despite: [] } }),
  );

export const useMoveReservation = () =>
  useReservationAction(({ id, body }: { id: ReservationId; body: BodyOf<typeof moveReservation> }) =>
    call(moveReservation, { params: { id }, body }),
  );

export const useDeleteReservation = () =>
  useReservationAction(({ id }: Reservation) => call(deleteReservation, { params: { id } }));

export const useNoShow = () =>
  useReservationAction(({ id }: Reservation) => call(markNoShow, { params: { id } }));

export const useAwaitAgain = () =>
  useReservationAction(({ id }: Reservation) => call(awaitReservation, { params: { id } }));

export const useSeatReservation = () =>
  useReservationAction(({ id, body }: { id: ReservationId; body: BodyOf<typeof seatReservation> }) =>
    call(seatReservation, { params: { id }, body }),
  );

export const useSetSettings = () =>
  useReservationAction(({ body, id }: Sent<BodyOf<typeof setReservationSettings>>) =>
    call(setReservationSettings, { body, idempotencyKey: id }),
  );
