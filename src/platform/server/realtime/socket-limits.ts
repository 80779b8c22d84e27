/** Sockets one asker may hold at once: the tabs of a browser, or of all behind one router who are not signed in, stay below. */
export const SOCKETS_PER_ASKER = 500;
/** Handshakes one asker may try in a window: all those sockets may come back together after a restart. */
const HANDSHAKES_PER_WINDOW = 1_000;
const WINDOW_MILLISECONDS = 10_000;

/** Counts sockets and handshakes by who asks. Only a brake on this process; it decides nothing about rights. */
export class AskerLimit {
  readonly #open = new Map<string, number>();
  #tries = new Map<string, number>();
  #windowEnds = 0;

  /** Tells whether another handshake is allowed now. */
  mayTry(asker: string, now: number): boolean {
    if (now >= this.#windowEnds) {
      this.#tries = new Map();
      this.#windowEnds = now + WINDOW_MILLISECONDS;
    }
    const tries = (this.#tries.get(asker) ?? 0) + 1;
    this.#tries.set(asker, tries);
    return tries <= HANDSHAKES_PER_WINDOW && (this.#open.get(asker) ?? 0) < SOCKETS_PER_ASKER;
  }

  opened(asker: string): void {
    this.#open.set(asker, (this.#open.get(asker) ?? 0) + 1);
  }

  closed(asker: string): void {
    const left = (this.#open.get(asker) ?? 1) - 1;
    if (left > 0) this.#open.set(asker, left);
    else this.#open.delete(asker);
  }
}

const BURST = 20;
const PER_SECOND = 5;
const MAX_DROPPED = 200;

/** Limit of one socket's messages: a burst of 20, then 5 a second. A screen announces a few orders a minute. */
export class MessageBudget {
  #left = BURST;
  #at: number;
  #dropped = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** Decides about one more message: accept it, drop it, or cut a socket that does not stop. */
  spend(now: number): "hear" | "drop" | "cut" {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left -= 1;
      return "hear";
    }
    this.#dropped += 1;
    return this.#dropped > MAX_DROPPED ? "cut" : "drop";
  }
}
