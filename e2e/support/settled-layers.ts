import type { Page } from "@playwright/test";

/** A menu that closed takes its step of the history back in a moment: loading the page anew before would be broken off. */
export async function settledLayers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = history.state as { readonly uiLayers?: { readonly depth: number } } | null;
    return (state?.uiLayers?.depth ?? 0) === document.querySelectorAll("dialog:modal").length;
  });
}
