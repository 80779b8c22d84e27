import type { Page } from "@playwright/test";

/** What the page itself keeps while a walk listens. */
interface Told {
  /** Every text that the page was told, once: of answers, of the live connection, of what the browser keeps and of a guests' menu. */
  texts(): Set<string>;
  /** Tells whether a text stands in a longer one as words, and not inside of one. */
  standsIn(text: string, longer: string): boolean;
  /** While a layer is looked at: what was answered is answered again, and nothing is written. */
  isAnsweredAgain: boolean;
  /** How many answers are on their way. */
  awaited: number;
}

declare global {
  interface Window {
    toldToPage?: Told;
  }
}

/** From the next load on, the page notes what the server tells it: in the page itself, before its app reads it. */
export const noteWhatIsTold = (page: Page) => page.addInitScript(listen);

/** Every text that the page was told since it was loaded. */
export const toldTo = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.toldToPage?.texts() ?? [])]);

/** Returns which of some texts the page was never told. */
export const notToldTo = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate((asked) => {
    const told = window.toldToPage?.texts() ?? new Set();
    return asked.filter((text) => !told.has(text));
  }, texts);

/**
 * Returns which of some texts stand in nothing that the page was told, nor in what is always said. The page looks by itself: what it
 * was told is some megabytes.
 */
export const notAmongWordsTo = (
  page: Page,
  texts: readonly string[],
  alwaysSaid: readonly string[],
): Promise<string[]> =>
  page.evaluate(
    ([asked, always]) => {
      const told = window.toldToPage;
      if (!told) throw new Error("Nobody listens to this page");
      const known = [...told.texts(), ...always].join("\n");
      // A time zone is shown without the line in its name.
      const words = `${known}\n${known.replaceAll("_", " ")}`;
      // Whole words: two letters of a code that was told by chance are no word that the server said.
      return asked.filter(
        (text) => !told.standsIn(text, words) && !(text.endsWith("…") && words.includes(text.slice(0, -1))),
      );
    },
    [texts, alwaysSaid] as const,
  );

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
  const heard = new Set<string>();
  const told: Told = {
    texts: () => new Set([...heard, ...held()]),
    standsIn,
    isAnsweredAgain: false,
    awaited: 0,
  };
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
    told.awaited += 1;
    try {
      return await askAndNote(address, input, init);
    } finally {
      told.awaited -= 1;
    }
  };

  async function askAndNote(address: URL, ...asked: Parameters<typeof fetch>): Promise<Response> {
    const answer = await ask(...asked);
    if (!answer.headers.get("content-type")?.includes("json")) return answer;
    const text = await answer.text();
    note(JSON.parse(text));
    // It is no word of what time it is any more.
    const headers = new Headers(answer.headers);
    headers.delete("date");
    if (answer.ok) answers.set(address.href, () => new Response(text, { headers }));
    return new Response(text, answer);
  }

  class HeardSocket extends WebSocket {
    constructor(...to: ConstructorParameters<typeof WebSocket>) {
      super(...to);
      this.addEventListener("message", ({ data }) => heard.add(String(data)));
    }
  }
  window.WebSocket = HeardSocket;

  function note(node: unknown, into = heard): void {
    if (typeof node === "string") into.add(node);
    else if (typeof node === "object" && node !== null)
      for (const part of Object.values(node)) note(part, into);
  }

  /** What the page holds besides: of the person who is signed in, of a demo, and of a guests' menu. */
  function held(): Set<string> {
    const kept = [...Object.values<string>(localStorage), ...Object.values<string>(sessionStorage)];
    const metas = [...document.querySelectorAll("meta[content]")].map(
      (meta) => meta.getAttribute("content") ?? "",
    );
    const texts = new Set([...metas, ...kept]);
    for (const text of kept) noteJson(text, texts);
    const menu: object = JSON.parse(document.querySelector("#page-data")?.textContent ?? "{}");
    note({ ...menu, words: null }, texts);
    return texts;
  }

  /** The texts in what the browser keeps as JSON: who is signed in, for instance. */
  function noteJson(text: string, into: Set<string>): void {
    try {
      note(JSON.parse(text), into);
    } catch {
      // It is a text as it stands.
    }
  }

  function standsIn(text: string, longer: string): boolean {
    const isInside = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
    for (let at = longer.indexOf(text); at >= 0; at = longer.indexOf(text, at + 1))
      if (!isInside(longer[at - 1]) && !isInside(longer[at + text.length])) return true;
    return false;
  }
}
