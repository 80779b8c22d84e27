/** Most that wait for the same thing; more are refused. */
const MOST_WAITING = 20;

/** Does work on the same thing one piece after the other, without holding a connection or a row meanwhile. */
export class OneAtATime {
  readonly #last = new Map<string, { readonly done: Promise<unknown>; readonly wanted: number }>();

  /** Does the work after what came before for this key; null when too much waits for it. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | null {
    const before = this.#last.get(key);
    const wanted = (before?.wanted ?? 0) + 1;
    if (wanted > MOST_WAITING) return null;
    const answer = (before?.done ?? Promise.resolve()).then(work);
    const done = answer.catch(() => undefined).then(() => this.#end(key));
    this.#last.set(key, { done, wanted });
    return answer;
  }

  #end(key: string): void {
    const last = this.#last.get(key);
    if (last === undefined) return;
    if (last.wanted <= 1) this.#last.delete(key);
    else this.#last.set(key, { ...last, wanted: last.wanted - 1 });
  }
}
