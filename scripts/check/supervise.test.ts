import { EventEmitter } from "node:events";
import { expect, test } from "vitest";

interface Supervised {
  supervise(
    start: () => EventEmitter,
    options: {
      onEnd: (code: number) => void;
      say: (line: string) => void;
      pause: (run: () => void, ms: number) => void;
      now: () => number;
    },
  ): { end(signal: string): void };
}

const { supervise } = (await import(new URL("../setup/supervise.mjs", import.meta.url).href)) as Supervised;

class Child extends EventEmitter {
  readonly killed: string[] = [];
  kill(signal: string): void {
    this.killed.push(signal);
  }
}

function aSupervised() {
  const children: Child[] = [];
  const pauses: number[] = [];
  const lines: string[] = [];
  const ended: number[] = [];
  const server = supervise(
    () => {
      const child = new Child();
      children.push(child);
      return child;
    },
    {
      onEnd: (code) => ended.push(code),
      say: (line) => lines.push(line),
      pause: (run, ms) => {
        pauses.push(ms);
        run();
      },
      now: () => 0,
    },
  );
  const end = (ready: boolean, code: number) => {
    const child = children.at(-1);
    if (ready) child?.emit("message", { type: "ready" });
    child?.emit("exit", code, null);
  };
  return { server, children, pauses, lines, ended, end };
}

test("a server that was ready and ends by itself is started again within a second", () => {
  const { children, pauses, lines, ended, end } = aSupervised();
  end(true, 70);
  expect([children.length, ended]).toEqual([2, []]);
  expect(pauses[0]).toBeLessThan(1_000);
  expect(lines).toEqual(["The server ended by itself (code 70) and is started again."]);
});

test("one that never was ready, or ends again and again, is not", () => {
  const first = aSupervised();
  first.end(false, 1);
  expect([first.children.length, first.ended]).toEqual([1, [1]]);
  const again = aSupervised();
  for (let times = 0; times < 5; times += 1) again.end(true, 70);
  expect([again.children.length, again.ended]).toEqual([5, [70]]);
  expect(again.lines.at(-1)).toContain("ended 5 times within a minute");
});

test("one that ends before it is ready again is started again as well", () => {
  const { children, ended, end } = aSupervised();
  end(true, 70);
  end(false, 70);
  end(false, 70);
  expect([children.length, ended]).toEqual([4, []]);
});

test("one that is asked to end gets the signal and stays ended", () => {
  const { server, children, ended, end } = aSupervised();
  children[0]?.emit("message", { type: "ready" });
  server.end("SIGTERM");
  expect(children[0]?.killed).toEqual(["SIGTERM"]);
  end(true, 0);
  expect([children.length, ended]).toEqual([1, [0]]);
});
