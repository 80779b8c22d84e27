import type { MinistryAnswer } from "./ministry-answer.ts";

/** Milliseconds to wait for an answer before the ministry is asked (guide §20). */
export const MINISTRY_ANSWER_WITHIN_MS = 8000;

/** A document is sent once, and again at most twice (guide §20). */
export const SENDS_MAX = 3;

/** Before the second and the third sending. */
const WAITS_MS = [2000, 5000] as const;

/** Between tries of the queue: doubled from half a minute to half an hour. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * 60_000;

/** Tries since a document was last signed. */
export interface SendingHistory {
  readonly sends: number;
  /** Consultations since the last sending that gave no sure answer. */
  readonly consultations: number;
  readonly tokenRenewals: number;
}

/** The next act of the queue (guide §20, §21). */
export type NextAction =
  | { readonly act: "done" }
  | { readonly act: "renew_token" }
  /** A person has to correct the data, the credentials or the certificate. */
  | { readonly act: "ask_person"; readonly about: "data" | "credentials" | "certificate" }
  | { readonly act: "consult"; readonly afterMs: number }
  | { readonly act: "send"; readonly afterMs: number }
  | { readonly act: "contingency" };

/**
 * Decides the next act after an answer. A document that may have arrived is consulted before it is sent
 * again, at most twice; after that the service counts as down (guide §20).
 */
export function nextAction(answer: MinistryAnswer, history: SendingHistory): NextAction {
  switch (answer.kind) {
    case "sealed":
    case "sealed_with_remarks":
    case "invalidated":
    case "arrived":
      return { act: "done" };
    case "rejected":
      return { act: "ask_person", about: "data" };
    case "signature":
      return { act: "ask_person", about: "certificate" };
    case "auth":
      return history.tokenRenewals === 0
        ? { act: "renew_token" }
        : { act: "ask_person", about: "credentials" };
    case "unknown":
      return { act: "consult", afterMs: history.consultations === 0 ? 0 : queueWait(history.consultations) };
    // What it names may be there a moment later; contingency would not make it known (guide §20, §21).
    case "reference_missing":
      return history.sends >= SENDS_MAX ? { act: "ask_person", about: "data" } : sendAgain(history);
    case "not_found":
    case "down":
      return sendAgain(history);
    default:
      return answer satisfies never;
  }
}

function sendAgain({ sends }: SendingHistory): NextAction {
  if (sends >= SENDS_MAX) return { act: "contingency" };
  return { act: "send", afterMs: WAITS_MS[sends - 1] ?? 0 };
}

/**
 * Returns the queue's wait before the next try in milliseconds: 30 s, 1 min, 2 min … half an hour (beyond
 * guide §20).
 */
export function queueWait(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(tries - 1, 0), LONGEST_WAIT_MS);
}

/** A service that failed `failures` times in a row is not tried again before `openMs` (a circuit that opens). */
export const CIRCUIT = { failures: 5, openMs: 60_000 } as const;

/**
 * Tells whether a request may go out. After five failures in a row none goes out for a minute; then one tries
 * (guide §20: service down).
 */
export function mayTry(
  failed: { readonly inARow: number; readonly lastAt: Date | null },
  now: Date,
): boolean {
  if (failed.inARow < CIRCUIT.failures || failed.lastAt === null) return true;
  return now.getTime() - failed.lastAt.getTime() >= CIRCUIT.openMs;
}
