import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as guests from "../contract/guest-reservations.ts";
import * as contract from "../contract/reservations.ts";
import * as waiting from "../contract/waiting-list.ts";
import {
  addReservation,
  deleteReservation,
  moveReservation,
  updateReservation,
} from "./booking/change-reservation.ts";
import { readFreeTables } from "./booking/check-booking.ts";
import { cancelGuestReservation, readGuestReservation } from "./guests/guest-reservation.ts";
import {
  listReservations,
  readReservation,
  readReservationDay,
  searchReservations,
  startReservations,
} from "./reading/list-reservations.ts";
import { awaitReservation, markNoShow, seatReservation } from "./seating/attendance.ts";
import { readTableReservations } from "./seating/read-table-reservations.ts";
import {
  addParty,
  estimateWait,
  partyLeft,
  partyReturned,
  readWaitingList,
  seatParty,
  updateParty,
} from "./waiting/waiting-list.ts";

export const reservationRoutes: FeatureRoutes = (on, deps) => {
  on(contract.startReservations, ({ ctx }) => startReservations(ctx));
  on(contract.listReservations, ({ ctx, query }) => listReservations(ctx, query));
  on(contract.searchReservations, ({ ctx, query }) => searchReservations(ctx, query.q));
  on(contract.readReservationDay, ({ ctx, query }) => readReservationDay(ctx, query.date));
  on(contract.readReservation, ({ ctx, params }) => readReservation(ctx, params.id));
  on(contract.readFreeTables, ({ ctx, query }) => readFreeTables(ctx, query));
  on(contract.readTableReservations, ({ ctx }) => readTableReservations(ctx));
  on(contract.addReservation, ({ ctx, body }) => addReservation(ctx, body));
  on(contract.updateReservation, ({ ctx, params, body }) => updateReservation(ctx, params.id, body));
  on(contract.moveReservation, ({ ctx, params, body }) => moveReservation(ctx, params.id, body));
  on(contract.deleteReservation, ({ ctx, params }) => deleteReservation(ctx, params.id));
  on(contract.seatReservation, ({ ctx, params, body }) => seatReservation(ctx, params.id, body));
  on(contract.markNoShow, ({ ctx, params }) => markNoShow(ctx, params.id));
  on(contract.awaitReservation, ({ ctx, params }) => awaitReservation(ctx, params.id));
  on(guests.readGuestReservation, ({ ctx, params }) => readGuestReservation(deps, ctx, params.code));
  on(guests.cancelGuestReservation, ({ ctx, params }) => cancelGuestReservation(deps, ctx, params.code));
  on(waiting.readWaitingList, ({ ctx }) => readWaitingList(ctx));
  on(waiting.estimateWait, ({ ctx, query }) => estimateWait(ctx, query.peopleCount));
  on(waiting.addWaitingParty, ({ ctx, body }) => addParty(ctx, body));
  on(waiting.updateWaitingParty, ({ ctx, params, body }) => updateParty(ctx, params.id, body));
  on(waiting.seatWaitingParty, ({ ctx, params, body }) => seatParty(ctx, params.id, body));
  on(waiting.leaveWaitingList, ({ ctx, params }) => partyLeft(ctx, params.id));
  on(waiting.returnToWaitingList, ({ ctx, params }) => partyReturned(ctx, params.id));
};
