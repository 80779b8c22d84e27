import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { cancelGuestReservation, readGuestReservation } from "../contract/guest-reservations.ts";
import {
  addReservation,
  awaitReservation,
  deleteReservation,
  markNoShow,
  moveReservation,
  readFreeTables,
  readReservation,
  searchReservations,
  seatReservation,
  updateReservation,
} from "../contract/reservations.ts";
import {
  addWaitingParty,
  estimateWait,
  leaveWaitingList,
  returnToWaitingList,
  seatWaitingParty,
  updateWaitingParty,
} from "../contract/waiting-list.ts";
import { guestLink } from "./guests/mail-reservation.ts";

const inDays = ({ server }: World, days: number) =>
  new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString();
const ofReservation = ({ reservation }: World) => ({ params: { id: reservation } });
const ofParty = ({ waitingParty }: World) => ({ params: { id: waitingParty } });

async function codeOf({ server, small, reservation }: World): Promise<string> {
  const [row] = await server.db.inTenant(small.tenantId, (tx) =>
    tx.query<{ guest_secret: string }>({
      text: "select guest_secret from reservations where tenant_id = $1 and id = $2",
      values: [small.tenantId, reservation],
    }),
  );
  return guestLink(small.tenantId, row?.guest_secret ?? "").replace("/r/", "");
}

export const reservationsSamples: readonly Sample[] = [
  sample(searchReservations)(() => ({ query: { q: "cliente" } })),
  sample(readReservation)(ofReservation),
  sample(readFreeTables)((world) => ({
    query: {
      date: inDays(world, 1),
      peopleCount: "4",
      tableId: String(world.small.tables[0]),
      exceptId: String(world.reservation),
    },
  })),
  sample(addReservation)((world) => ({
    body: {
      customerId: world.small.customerId,
      tableId: world.small.tables[0],
      date: inDays(world, 2),
      peopleCount: 4,
      notes: "Cumpleaños",
    },
  })),
  sample(updateReservation)((world) => ({
    ...ofReservation(world),
    body: { date: inDays(world, 3), tableId: world.small.tables[2], peopleCount: 5 },
  })),
  sample(moveReservation)((world) => ({
    ...ofReservation(world),
    body: { tableId: world.small.tables[2], date: inDays(world, 4) },
  })),
  sample(deleteReservation)(ofReservation),
  sample(seatReservation)((world) => ({
    ...ofReservation(world),
    body: { tableId: world.small.tables[2], join: false },
  })),
  sample(markNoShow)(ofReservation),
  sample(awaitReservation)(ofReservation),
  sample(readGuestReservation)(async (world) => ({ params: { code: await codeOf(world) } })),
  sample(cancelGuestReservation)(async (world) => ({ params: { code: await codeOf(world) } })),
  sample(estimateWait)(() => ({ query: { peopleCount: "4" } })),
  sample(addWaitingParty)(() => ({ body: { name: "Familia Pineda", peopleCount: 4, quotedMinutes: 20 } })),
  sample(updateWaitingParty)((world) => ({
    ...ofParty(world),
    body: { name: "Familia Rivas", phone: "7000-0002", peopleCount: 6 },
  })),
  sample(seatWaitingParty)((world) => ({ ...ofParty(world), body: { tableId: world.small.tables[2] } })),
  sample(leaveWaitingList)(ofParty),
  sample(returnToWaitingList)(ofParty),
];
