/**
 * How far an export is. What it has to do is expected and not counted: no statement may read a whole table of the largest restaurant. With
 * every part that ends its true rows stand in place of the expected ones, so that more is never done than there is to do.
 */
export class ExportProgress {
  readonly #expected: Map<string, number>;
  #done = 0;
  /** Of the part that is made now. */
  #part = { expected: 0, done: 0 };

  /** The parts and how many rows each is believed to have. */
  constructor(expected: Readonly<Record<string, number>>) {
    this.#expected = new Map(Object.entries(expected));
  }

  /** The part before is over, and this one begins. */
  begin(part: string): void {
    this.#part = { expected: this.#expected.get(part) ?? 0, done: 0 };
    this.#expected.delete(part);
  }

  count(rows: number): void {
    this.#done += rows;
    this.#part.done += rows;
  }

  get done(): number {
    return this.#done;
  }

  /** Rows that were done and are believed to come. */
  get total(): number {
    const { expected, done } = this.#part;
    const left = [...this.#expected.values()].reduce((sum, rows) => sum + rows, 0);
    return this.#done + Math.max(0, expected - done) + left;
  }
}
