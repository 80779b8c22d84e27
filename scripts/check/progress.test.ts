import { expect, test, vi } from "vitest";

interface Progress {
  startProgress(
    write: (line: string) => unknown,
    everyMs: number,
  ): {
    begin(title: string): { count(text: string): void; end(): void };
    stop(): void;
  };
}

const { startProgress } = (await import(new URL("progress.mjs", import.meta.url).href)) as Progress;

test("what runs is told again and again, with its count, until it ends", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const progress = startProgress((line: string) => lines.push(line), 15_000);
  vi.advanceTimersByTime(15_000);
  expect(lines).toEqual([]);
  const checks = progress.begin("types");
  const tests = progress.begin("tests");
  tests.count("3/10 files");
  vi.advanceTimersByTime(15_000);
  expect(lines).toEqual(["    … types (15 s); tests: 3/10 files (15 s)"]);
  checks.end();
  tests.count("7/10 files");
  vi.advanceTimersByTime(15_000);
  expect(lines[1]).toBe("    … tests: 7/10 files (30 s)");
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});
