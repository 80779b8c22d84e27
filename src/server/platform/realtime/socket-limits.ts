/** Sockets one address may hold at once: a large restaurant behind one router, all its screens and tabs, stays below. */
export const SOCKETS_PER_ADDRESS = 500;
/** Handshakes one address may try in a window: all those sockets may come back together after a restart. */
const HANDSHAKES_PER_WINDOW = 1_000;
const WINDOW_MILLISECONDS = 10_000;

/** Counts sockets and handshakes by address. Only a brake on this process; it decides nothing about rights. */
export class AddressLimit {
  readonly #open = new Map<string, number>();
  #tries = new Map<string, number>();
  #windowEnds = 0;

  /** Whether the address may try a handshake now. */
  mayTry(address: string, now: number): boolean {
    if (now >= this.#windowEnds) {
      this.#tries = new Map();
      this.#windowEnds = now + WINDOW_MILLISECONDS;
    }
    const tries = (this.#tries.get(address) ?? 0) + 1;
    this.#tries.set(address, tries);
    return tries <= HANDSHAKES_PER_WINDOW && (this.#open.get(address) ?? 0) < SOCKETS_PER_ADDRESS;
  }

  opened(address: string): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

const BURST = 20;
const PER_SECOND = 5;
const MOST_DROPPED = 200;

/** What one socket may say: a burst of 20, then 5 a second. A screen announces a few orders a minute. */
export class MessageBudget {
  #left = BURST;
  #at: number;
  #dropped = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** What to do with one more message: hear it, drop it, or cut a socket that does not stop. */
  spend(now: number): "hear" | "drop" | "cut" {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left -= 1;
      return "hear";
    }
    this.#dropped += 1;
    return this.#dropped > MOST_DROPPED ? "cut" : "drop";
  }
}
