import type { Page } from "@playwright/test";

/** What a person's hands did on a page. */
export interface TapCount {
  /** Presses with a finger or the mouse. */
  readonly taps: number;
  /** Keys pressed, the digits of a PIN among them. */
  readonly keys: number;
}

/**
 * Counts the taps and keys on a page from now on, over its navigations too: only real ones, which the browser itself
 * was given, so that `fill` counts nothing and `click`, `check` and `press` count as a person's do. Returns how many
 * there were so far.
 */
export async function countTaps(page: Page): Promise<() => Promise<TapCount>> {
  const count = { taps: 0, keys: 0 };
  await page.exposeFunction("countTap", (kind: keyof typeof count) => {
    count[kind] += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    // What was counted before is told before this is answered.
    await page.evaluate(() => true);
    return { ...count };
  };
}

function listen(): void {
  const tell = (kind: "taps" | "keys") => (event: Event) => {
    if (event.isTrusted) (window as unknown as { countTap(kind: string): void }).countTap(kind);
  };
  window.addEventListener("pointerdown", tell("taps"), true);
  window.addEventListener("keydown", tell("keys"), true);
}
