/** What follows events without following each of them. */
export interface Pace {
  /** Something happened. */
  readonly tell: () => void;
  readonly stop: () => void;
}

/**
 * Runs for what is told: `settleMs` after the first, so that what comes together is one, and never twice within `gapMs`,
 * however much is told. What is told meanwhile is never left out: it has one run of its own at the end of the gap.
 */
export function paced(run: () => void, { settleMs, gapMs }: { settleMs: number; gapMs: number }): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const wait = (ms: number, then: () => void) => {
    timer = setTimeout(() => {
      timer = undefined;
      then();
    }, ms);
  };
  const begin = () => {
    wait(settleMs, () => {
      isOwed = false;
      run();
      wait(gapMs - settleMs, () => {
        if (isOwed) begin();
      });
    });
  };
  return {
    tell: () => {
      if (timer === undefined) begin();
      else isOwed = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isOwed = false;
    },
  };
}
