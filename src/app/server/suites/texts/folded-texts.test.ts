import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { searchText } from "#platform/domain/text/search-text.ts";
import { testServer } from "../../testing/test-server.ts";

/** Letters at which a form may go wrong, of every script that is folded in a way of its own. */
const LETTERS = [
  ..."aÁñœÆßİΣς½⁄ \u0301１Ａ｡、",
  ..."ابأإآٱىیکةهؤئ\u064eـ٢٫٬٪",
  ..."दाूख़ँं२\u200d",
  ..."カがｶﾞパーヴゔ山한\u1112\u1161",
  "👨‍👩‍👧",
  "❤️",
];

test("the database folds every text as searches do", async () => {
  const server = await testServer();
  const texts = fc
    .sample(fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }), {
      numRuns: 2_000,
      seed: inject("chance").seed,
    })
    .map((letters) => letters.join("").replace(/\s+/g, " ").trim());
  const rows = await server.db.directory<{ folded: string }>(
    "select folded_text(word) as folded from unnest($1::text[]) with ordinality as typed (word, place) order by place",
    [texts],
  );
  const other = texts.flatMap((text, no) => {
    const [js, sql] = [searchText(text), rows[no]?.folded.replace(/\s+/g, " ").trim()];
    return js === sql ? [] : [{ text, js, sql }];
  });
  expect(other.slice(0, 5)).toEqual([]);
});
