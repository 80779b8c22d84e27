import { type LargeTenantSize, seedLargeTenant } from "../../db/seeds/large-tenant.ts";
import type { BenchWorld } from "./bench-world.ts";
import { kilobytes, ms, times } from "./figure.ts";
import { percentiles } from "./percentiles.ts";
import { accessCookie, signIn } from "./sign-in.ts";
import { type TimedReply, timedGet } from "./timed-get.ts";

const WARM = 8;
/** Readings of each list that count. */
export const MEASURED = 60;

/** Somebody of a seeded restaurant who asks for its lists. */
export interface Reader {
  readonly label: string;
  readonly cookie: string;
  readonly address: string;
}

/** How long the replies to one request took, in milliseconds; bytes as they come over the wire. */
export interface Reading {
  readonly p50: number;
  readonly p95: number;
  readonly bytes: number;
}

/** Seeds a restaurant and signs somebody in; `place` gives the address that limits count by. */
export async function seedReader(
  { database: { db } }: BenchWorld,
  label: string,
  size: LargeTenantSize,
  place: number,
): Promise<Reader> {
  const tenantId = await seedLargeTenant(db, size);
  const scope = ["POS", "KITCHEN", "ORDERS", "INVOICES", "DASHBOARD", "REPORTS", "INVENTORY"] as const;
  const token = await signIn(db, tenantId, scope);
  return { label, cookie: `${accessCookie}=${token}`, address: `10.2.0.${place}` };
}

/** Reads the same list for each of them in turns, each at its address, so that what disturbs one disturbs all. */
export async function readInTurns(
  urls: string | readonly string[],
  readers: readonly Reader[],
  isConditional = false,
): Promise<Reading[]> {
  const replies: TimedReply[][] = readers.map(() => []);
  const etags: (string | undefined)[] = [];
  for (let turn = 0; turn < WARM + MEASURED; turn += 1)
    for (const [place, reader] of readers.entries()) {
      const url = typeof urls === "string" ? urls : (urls[place] ?? "");
      const reply = await timedGet(url, reader, isConditional ? etags[place] : undefined);
      const expected = isConditional && turn > 0 ? 304 : 200;
      if (reply.status !== expected) throw new Error(`${url} answered ${reply.status}, not ${expected}`);
      etags[place] ??= reply.etag;
      if (turn >= WARM) replies[place]?.push(reply);
    }
  return replies.map((list) => ({
    ...percentiles(list.map((reply) => reply.milliseconds)),
    bytes: list[0]?.bytes ?? 0,
  }));
}

/** Their readings beside each other, against the first. */
export function rowsOf(
  request: string,
  readers: readonly Reader[],
  readings: readonly Reading[],
): string[][] {
  const [base] = readings;
  return readings.map((reading, place) => [
    request,
    readers[place]?.label ?? "",
    ms(reading.p50),
    ms(reading.p95),
    kilobytes(reading.bytes),
    times(reading.p50, base?.p50 ?? reading.p50),
  ]);
}
