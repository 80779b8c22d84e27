import { afterEach, expect, test, vi } from "vitest";
import { wordsBackend } from "./words-backend.ts";

afterEach(() => void vi.unstubAllGlobals());

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
