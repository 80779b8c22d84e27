import type { Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** Tells the runner after each journey how many are done: `progress 12/300 journeys, 0 failed`. */
export default class PlaywrightProgress implements Reporter {
  #all = 0;
  #done = 0;
  #failed = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const isLast = status === test.expectedStatus || status === "skipped" || retry === test.retries;
    if (!isLast) return;
    this.#done += 1;
    if (status !== test.expectedStatus && status !== "skipped") this.#failed += 1;
    process.stdout.write(`progress ${this.#done}/${this.#all} journeys, ${this.#failed} failed\n`);
  }
}
