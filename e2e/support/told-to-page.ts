import type { Page } from "@playwright/test";

/** What the page itself keeps while a walk listens. */
interface Told {
  /** Every text of every answer, once. */
  readonly texts: Set<string>;
  /** While a layer is looked at: what was answered is answered again, and nothing is written. */
  isAnsweredAgain: boolean;
}

declare global {
  interface Window {
    toldToPage?: Told;
  }
}

/** From the next load on, the page notes what the server answers: in the page itself, before its app reads it. */
export const noteAnswers = (page: Page) => page.addInitScript(listen);

/** The texts of the server's answers to this page since it was loaded. */
export const answersTo = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.toldToPage?.texts ?? [])]);

/**
 * Refuses from now on what would be written, and answers again what was read before: the screen behind a layer asks for everything
 * anew in each language, and its own walk looks at what the server says there.
 */
export const answerAgain = (page: Page, isAnsweredAgain: boolean) =>
  page.evaluate((isSo) => {
    if (!window.toldToPage) throw new Error("Nobody listens to this page");
    window.toldToPage.isAnsweredAgain = isSo;
  }, isAnsweredAgain);

/** Runs in the page. */
function listen(): void {
  const told: Told = { texts: new Set(), isAnsweredAgain: false };
  window.toldToPage = told;
  const ask = window.fetch.bind(window);
  const answers = new Map<string, () => Response>();
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (!address.pathname.startsWith("/api/")) return ask(input, init);
    // A session goes on as it does.
    const isAgain = told.isAnsweredAgain && !address.pathname.startsWith("/api/v1/auth/");
    if (isAgain && (init?.method ?? "GET") !== "GET")
      return Response.json({ code: "FORBIDDEN", message: "" }, { status: 403 });
    address.searchParams.delete("lang");
    const known = isAgain ? answers.get(address.href) : undefined;
    if (known) return known();
    const answer = await ask(input, init);
    if (!answer.headers.get("content-type")?.includes("json")) return answer;
    const text = await answer.text();
    noteTexts(JSON.parse(text));
    // It is no word of what time it is any more.
    const headers = new Headers(answer.headers);
    headers.delete("date");
    if (answer.ok) answers.set(address.href, () => new Response(text, { headers }));
    return new Response(text, answer);
  };

  function noteTexts(node: unknown): void {
    if (typeof node === "string") told.texts.add(node);
    else if (typeof node === "object" && node !== null) Object.values(node).forEach(noteTexts);
  }
}
