import type { z } from "zod";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { addReservation, type Reservation } from "#service/reservations/contract/reservations.ts";
import { aFloor, type Floor } from "./floor.ts";
import { aPerson, type Person } from "./sessions.ts";
import type { Reply, TestServer } from "./test-server.ts";

export type BookingBody = Partial<z.input<typeof addReservation.body>>;

/** A small restaurant that takes reservations: its host makes them, its manager also deletes and books twice. */
export interface BookingFloor extends Floor {
  readonly host: Person;
  readonly manager: Person;
  /** Asks for the first table tomorrow at this hour for two, in the words of the test. */
  book(hour: number, body?: BookingBody, by?: Person): Promise<Reply<typeof addReservation>>;
  /** The same, when nothing stands in the way. */
  booked(hour: number, body?: BookingBody): Promise<Reservation>;
  /** So many hours after the noon of tomorrow. */
  at(hour: number): Date;
}

export async function aBookingFloor(on?: TestServer): Promise<BookingFloor> {
  const floor = await aFloor(on);
  const { server, small } = floor;
  const host = await aPerson(server, small.tenantId, { scope: ["RESERVATIONS"] });
  const manager = await aPerson(server, small.tenantId, { scope: ["MANAGE_RESERVATIONS"] });
  const noon = Math.floor(server.deps.clock().getTime() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
  const at = (hour: number) => new Date(noon + hour * HOUR_MS);
  const book: BookingFloor["book"] = (hour, body = {}, by = host) =>
    by.call(addReservation, {
      body: {
        customerId: small.customerId,
        tableId: small.tables[0],
        date: at(hour).toISOString(),
        peopleCount: 2,
        ...body,
      },
    });
  return {
    ...floor,
    host,
    manager,
    at,
    book,
    booked: async (hour, body) => (await book(hour, body)).ok.reservation,
  };
}
