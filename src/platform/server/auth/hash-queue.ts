import { AppError } from "../http/app-error.ts";

/** Hashes computed at the same moment: half of Node's four helper threads, so that compression and files go on. */
const RUNNING_MAX = 2;
/** Hashes wanted at the same moment, the running ones among them. The last one waits about 250 ms on a small machine. */
export const HASHES_MAX = 8;
/** Places that strangers may take; the rest is for people the server knows. */
export const STRANGERS_MAX = 6;

let wanted = 0;
let running = 0;
const waiting: (() => void)[] = [];

function refuseMoreThan(most: number): void {
  if (wanted >= most) throw new AppError("too_many_requests", { details: { seconds: 1 } });
}

/**
 * Computes a password hash when its turn has come. Throws `too_many_requests` at once when too many wait: a
 * flood of sign-ins is refused instead of delaying everybody's orders (RELIABILITY A11). `isKnown` is called
 * only in a rush: people for whom it returns true may use the reserved places, and go first.
 */
export async function inHashQueue<T>(
  compute: () => Promise<T>,
  isKnown: () => Promise<boolean> = async () => false,
): Promise<T> {
  const isRush = wanted >= STRANGERS_MAX;
  const goesFirst = isRush && (await isKnown());
  refuseMoreThan(goesFirst ? HASHES_MAX : STRANGERS_MAX);
  wanted += 1;
  if (running < RUNNING_MAX) running += 1;
  else await new Promise<void>((turn) => (goesFirst ? waiting.unshift(turn) : waiting.push(turn)));
  try {
    return await compute();
  } finally {
    wanted -= 1;
    const next = waiting.shift();
    // The place is handed on, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }
}
