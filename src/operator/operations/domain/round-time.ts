import { MINUTE_MS } from "#platform/domain/periods/durations.ts";

const DAY_MINUTES = 1_440;
/** A round that begins so many milliseconds after its time is late: the worker looks at the clock each minute. */
const GRACE_MS = 5 * MINUTE_MS;

/**
 * Returns the first time after a moment at which a round runs. Understands minute and hour of a cron line,
 * each `*`, a list or a step, in UTC; throws for a line that names days: there is none.
 */
export function nextRun(cron: string, after: Date): Date {
  const [minutes = "", hours = "", ...days] = cron.split(" ");
  if (days.some((part) => part !== "*")) throw new Error(`A round of certain days: ${cron}`);
  const runsAt = (part: string, value: number) => part.split(",").some((each) => isHit(each, value));
  const first = Math.floor(after.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute <= first + DAY_MINUTES; minute += 1) {
    const at = new Date(minute * MINUTE_MS);
    if (runsAt(minutes, at.getUTCMinutes()) && runsAt(hours, at.getUTCHours())) return at;
  }
  throw new Error(`A round that never runs: ${cron}`);
}

function isHit(part: string, value: number): boolean {
  if (part === "*") return true;
  return part.startsWith("*/") ? value % Number(part.slice(2)) === 0 : Number(part) === value;
}

export function minutesBetweenRuns(cron: string): number {
  const first = nextRun(cron, new Date(0));
  return (nextRun(cron, first).getTime() - first.getTime()) / MINUTE_MS;
}

/** Tells whether a run is overdue; a round that never ran is new and not late. */
export function isRoundLate(cron: string, lastRun: Date | null, now: Date): boolean {
  return lastRun !== null && nextRun(cron, lastRun).getTime() + GRACE_MS < now.getTime();
}
