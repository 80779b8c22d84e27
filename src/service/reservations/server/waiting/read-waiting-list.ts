import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { businessDayStart } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { estimateWait as estimate, readWaitingList as read } from "../../contract/waiting-list.ts";
import { MINUTE_MS } from "../../domain/reservation.ts";
import { estimateWaits, MOST_WAIT_MINUTES, type WaitingAhead } from "../../domain/waiting.ts";
import { selectTablesInUse } from "../seating/tables-in-use.ts";
import { selectWaitingSince, type WaitingRow, waitingView } from "./waiting-queries.ts";

/** The waiting list of the business day, with what each party waits by what is open now. */
export function readWaitingList(ctx: StaffContext): Promise<ResponseOf<typeof read>> {
  return ctx.inTenant(async (tx) => {
    const { waiting, ended } = await partiesOfToday(tx, ctx.now);
    const estimates = await estimatesFor(tx, ctx.now, waiting);
    return {
      waiting: waiting.map((row, place) => waitingView(row, estimates[place] ?? null)),
      ended: ended.map((row) => waitingView(row, null)),
      today: figuresOf(ended),
    };
  });
}

/** What a party of so many who came now would wait, behind those who wait already. */
export function estimateWait(ctx: StaffContext, people: number): Promise<ResponseOf<typeof estimate>> {
  return ctx.inTenant(async (tx) => {
    const { waiting } = await partiesOfToday(tx, ctx.now);
    const estimates = await estimatesFor(tx, ctx.now, [...waiting, { people_count: people }]);
    return { minutes: estimates.at(-1) ?? null };
  });
}

/** Who waits since the day began, or longer than that though not longer than anybody is told; who sat down or left today. */
async function partiesOfToday(tx: Tx, now: Date) {
  const { today, dayRule } = await readSettings(tx, now);
  const dayStart = new Date(businessDayStart(today, dayRule));
  const forgotten = new Date(now.getTime() - MOST_WAIT_MINUTES * MINUTE_MS);
  const rows = await selectWaitingSince(tx, forgotten < dayStart ? forgotten : dayStart);
  const waiting = rows.filter((row) => endOf(row) === null);
  // Whoever came before the day began is of the day on which they sat down or left.
  const ended = rows.filter((row) => Number(endOf(row)) >= dayStart.getTime());
  return { waiting, ended: ended.toSorted((a, b) => Number(endOf(b)) - Number(endOf(a))) };
}

const endOf = ({ seated_at, left_at }: WaitingRow): Date | null => seated_at ?? left_at;

async function estimatesFor(tx: Tx, now: Date, parties: readonly WaitingAhead[]) {
  const { reservations: rules } = await readSettings(tx, now);
  return estimateWaits(parties, await selectTablesInUse(tx, now), {
    now,
    stayMinutes: rules.durationMinutes,
  });
}

/** What was said against what it took, of those who were told something and sat down. */
function figuresOf(ended: readonly WaitingRow[]): ResponseOf<typeof read>["today"] {
  const told = ended.flatMap(({ seated_at, joined_at, quoted_minutes: quoted }) =>
    seated_at === null || quoted === null
      ? []
      : [{ quoted, waited: (seated_at.getTime() - joined_at.getTime()) / MINUTE_MS }],
  );
  const mean = (minutes: readonly number[]) =>
    minutes.length === 0 ? null : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length);
  return {
    seated: ended.filter(({ seated_at }) => seated_at !== null).length,
    left: ended.filter(({ left_at }) => left_at !== null).length,
    quoted_minutes: mean(told.map(({ quoted }) => quoted)),
    waited_minutes: mean(told.map(({ waited }) => waited)),
  };
}
