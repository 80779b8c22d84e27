import { CIRCUIT, type CircuitTerms, mayTry } from "#tax/tax-documents/domain/life/retry-policy.ts";

/** Keeps requests from a service that does not answer (guide §20): five failures in a row shut it for a minute, then one may try. */
export interface Circuit {
  /** Whether a request may go out now. The one that tries after the pause keeps the others back until it has ended. */
  mayTry(now: Date): boolean;
  noteAnswer(): void;
  noteFailure(now: Date): void;
  /** Null while it is closed. */
  openSince(): Date | null;
}

export function createCircuit(terms: CircuitTerms = CIRCUIT): Circuit {
  let failed: { inARow: number; lastAt: Date | null } = { inARow: 0, lastAt: null };
  let openSince: Date | null = null;
  return {
    mayTry(now) {
      if (!mayTry(failed, now, terms)) return false;
      if (failed.inARow >= terms.failures) failed = { ...failed, lastAt: now };
      return true;
    },
    noteAnswer() {
      failed = { inARow: 0, lastAt: null };
      openSince = null;
    },
    noteFailure(now) {
      failed = { inARow: failed.inARow + 1, lastAt: now };
      if (failed.inARow >= terms.failures) openSince ??= now;
    },
    openSince: () => openSince,
  };
}
