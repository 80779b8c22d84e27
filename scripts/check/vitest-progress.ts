import type { Reporter, TestCase } from "vitest/node";

/** Tells the runner after each file how many of them and of their tests are done: `progress 12/600 files, 300 tests, 0 failed`. */
export default class VitestProgress implements Reporter {
  #files = 0;
  #done = 0;
  #tests = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests += 1;
    if (test.result().state === "failed") this.#failed += 1;
    this.#tell();
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    this.#tell();
  }

  #tell(): void {
    process.stdout.write(
      `progress ${this.#done}/${this.#files} files, ${this.#tests} tests, ${this.#failed} failed\n`,
    );
  }
}
