import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { languages } from "../../domain/text/languages.ts";
import { installTranslations, pick } from "./translations.ts";

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comanda-words-"));
  app = Fastify();
  installTranslations(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (query: string, headers = {}) =>
  app.inject({ method: "GET", url: `/locales/es/translation.json${query}`, headers });

test("without a build all words are answered, with one those of the asked part", async () => {
  expect((await ask("?of=door")).json()).toEqual(wordsOf("es").catalogue);
  await writeFile(path.join(folder, "words.json"), JSON.stringify({ door: ["ui.close"] }));
  expect((await ask("?of=door")).json()).toEqual({ ui: { close: wordsOf("es").catalogue.ui.close } });
  // Pages of another build ask for parts that this one does not know.
  for (const query of ["", "?of=window", "?of=constructor"])
    expect((await ask(query)).json()).toEqual(wordsOf("es").catalogue);
});

test("words that a browser has are not sent again", async () => {
  const first = await ask("?v=2.1&of=door");
  const { etag } = first.headers;
  const again = await ask("?v=2.1&of=door", { "if-none-match": etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await ask("?v=2.1", { "if-none-match": etag })).statusCode).toBe(200);
});

test.each(languages)(
  "all words of %s are answered, and not again while they are the same",
  async (language) => {
    const url = `/locales/${language}/translation.json?v=2.1`;
    const first = await app.inject({ method: "GET", url });
    expect(first.json()).toEqual(wordsOf(language).catalogue);
    const headers = { "if-none-match": first.headers.etag };
    expect((await app.inject({ method: "GET", url, headers })).statusCode).toBe(304);
  },
);

test("there are no words of a language that the product does not speak", async () => {
  const reply = await app.inject({ method: "GET", url: "/locales/xx/translation.json" });
  expect(reply.json()).toMatchObject({ code: "not_found" });
});

test("a key brings the forms that it is counted in, a beginning all keys that begin so", () => {
  const words = {
    cash: { open: "Open", bills_one: "1", bills_other: "2", kinds: { in: "In", out: "Out" }, in_bank: "B" },
    floor: { title: "Floor" },
  };
  expect(pick(words, ["cash.bills", "cash.kinds.*", "cash.in_*", "nothing.like_it"])).toEqual({
    cash: { bills_one: "1", bills_other: "2", kinds: { in: "In", out: "Out" }, in_bank: "B" },
  });
});
