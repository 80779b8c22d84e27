import i18next from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { fallBack, wordsBackend, wordsLoading } from "./words-backend.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What i18next is told of the words, and the address that was asked. */
async function read(reply: () => Promise<Response>) {
  const asked = vi.fn(reply);
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("__WORDS_HASH__", "abc");
  const told = await new Promise<{ failed: boolean; words: unknown }>((resolve) =>
    wordsBackend.read("ja", "start", (error, words) => resolve({ failed: error !== null, words })),
  );
  return { ...told, asked: asked.mock.lastCall };
}

test("words come with their language, part and version", async () => {
  expect(await read(async () => Response.json({ some: "言葉" }))).toEqual({
    failed: false,
    words: { some: "言葉" },
    asked: ["/locales/ja/translation.json?of=start&v=2.1-abc"],
  });
});

/** The second value tells i18next whether it should try again. */
test.each([
  ["no connection", () => Promise.reject(new TypeError("offline")), true],
  ["a server that starts", async () => new Response("", { status: 503 }), true],
  ["a part that no build knows", async () => new Response("", { status: 404 }), false],
  ["what is no JSON", async () => new Response("<html>"), false],
] as const)("%s is told as a failure, worth a further try or not", async (_what, reply, again) => {
  expect(await read(reply)).toMatchObject({ failed: true, words: again });
});

/** Loads parts as the app does, from a server that answers so; tells at which milliseconds it was asked. */
function load(parts: readonly string[], answer: (address: string) => Promise<Response>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: 0 });
  const asked: number[] = [];
  vi.stubGlobal("__WORDS_HASH__", "abc");
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(Date.now());
    return answer(address);
  });
  const settings = { lng: "ja", fallbackLng: false, ns: parts, showSupportNotice: false, ...wordsLoading };
  const translations = i18next.createInstance().use(wordsBackend);
  void translations.init(settings as Parameters<typeof translations.init>[0]);
  return { asked, translations };
}

test("words of a failing server are asked for five times more, pauses double", async () => {
  const { asked } = load(["start"], async () => new Response("", { status: 502 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
});

test("words that a server refuses are asked for once", async () => {
  const { asked } = load(["start"], async () => new Response("", { status: 404 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
});

test("ten parts are asked for at once, the next when one has come", async () => {
  const parts = Array.from({ length: 12 }, (_, at) => `part${at}`);
  const waiting: ((reply: Response) => void)[] = [];
  const { asked, translations } = load(parts, () => new Promise((come) => waiting.push(come)));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(10);
  waiting[0]?.(Response.json({ some: "言葉" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(11);
  expect(translations.getResource("ja", "part0", "some")).toBe("言葉");
});

test("where all attempts have failed English is said at once, and the choice stays", async () => {
  const { asked, translations } = load(["start"], async (address) =>
    address.includes("/en/") ? Response.json({ some: "words" }) : new Response("", { status: 503 }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  const told = vi.fn();
  translations.on("languageChanged", told);
  await fallBack(translations, "start");
  expect(asked).toHaveLength(7);
  expect([translations.t("start:some" as never), translations.resolvedLanguage]).toEqual(["words", "en"]);
  expect([translations.language, told.mock.calls]).toEqual(["ja", [["ja"]]]);
});
