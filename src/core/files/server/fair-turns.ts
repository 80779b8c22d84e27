/** Most that one asker has waiting at once; more are refused. */
const MOST_WAITING = 20;

/**
 * Does heavy work one piece at a time, the askers in turn: who brings much waits behind their own, and everybody else waits
 * for one piece of theirs at most.
 */
export class FairTurns<Key> {
  /** Work that waits, by its asker; the next one first. */
  readonly #waiting = new Map<Key, (() => Promise<void>)[]>();
  #isWorking = false;

  /** Does the work when its turn comes; null when the asker has too much waiting already. */
  take<T>(key: Key, work: () => Promise<T>): Promise<T> | null {
    const own = this.#waiting.get(key) ?? [];
    if (own.length >= MOST_WAITING) return null;
    this.#waiting.set(key, own);
    return new Promise((resolve, reject) => {
      own.push(() => work().then(resolve, reject));
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await next();
    this.#isWorking = false;
  }

  /** Takes the next piece of whoever waits longest for a turn, and puts them behind the others. */
  #next(): (() => Promise<void>) | undefined {
    const [turn] = this.#waiting;
    if (turn === undefined) return undefined;
    const [key, works] = turn;
    this.#waiting.delete(key);
    const next = works.shift();
    if (works.length > 0) this.#waiting.set(key, works);
    return next;
  }
}
