import { AppError } from "#platform/server/http/app-error.ts";

/** Most streams of one process; the other half of its connections is for everything else. */
const OF_PROCESS = 5_000;
/** Most streams of one restaurant, so that no other one loses its own. */
const OF_RESTAURANT = 1_000;
/** Most of these that belong to nobody known: strangers from many addresses leave the last fifth to the known. */
const OF_STRANGERS = { process: 4_000, restaurant: 800 };
/** Most streams of one address that belong to nobody known: a full dining room behind one router. */
const OF_ADDRESS = 200;
/** Most streams of one phone that belongs to a party or has ordered: its open tabs. */
const OF_PHONE = 6;

/** Seconds after which a refused phone may try again; until then it asks at intervals. */
const RETRY_S = 60;

interface Reader {
  readonly tenantId: number;
  readonly address: string;
  /** Hash of the token of a phone that this restaurant knows; null for anybody else. */
  readonly knownPhone: string | null;
}

/**
 * Counts open streams. A known phone counts for itself and not for its address, so that strangers behind the same
 * router cannot use up its place.
 */
export class StreamPlaces {
  readonly #taken = new Map<string, number>();

  /** Takes a place and returns what gives it back. Throws `too_many_requests` when there is none. */
  take({ tenantId, address, knownPhone }: Reader): () => void {
    const places: readonly (readonly [name: string, most: number])[] = [
      ["all", OF_PROCESS],
      [`restaurant ${tenantId}`, OF_RESTAURANT],
      ...(knownPhone === null
        ? ([
            ["strangers", OF_STRANGERS.process],
            [`strangers ${tenantId}`, OF_STRANGERS.restaurant],
            [`address ${address}`, OF_ADDRESS],
          ] as const)
        : ([[`phone ${tenantId} ${knownPhone}`, OF_PHONE]] as const)),
    ];
    if (places.some(([name, most]) => (this.#taken.get(name) ?? 0) >= most))
      throw new AppError("too_many_requests", { details: { seconds: RETRY_S } });
    for (const [name] of places) this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    return () => {
      for (const [name] of places) {
        const left = (this.#taken.get(name) ?? 1) - 1;
        if (left > 0) this.#taken.set(name, left);
        else this.#taken.delete(name);
      }
    };
  }
}
