import { expect, test } from "vitest";
import { renderLinkPage } from "#app/guest/render-page.tsx";
import { guestWordsOf } from "#app/words/guest-words.ts";
import type { languages } from "#platform/domain/text/languages.ts";
import type { GuestReservation } from "../../contract/guest-reservations.ts";

const reservation: GuestReservation = {
  storeName: "El <Comal>",
  storePhone: "+503 2222 3333",
  storeAddress: null,
  timeZone: "America/El_Salvador",
  language: "es",
  date: new Date("2026-07-11T01:30:00Z"),
  people_count: 3,
  unique_code: "K7Q2",
  status: "booked",
  has_arrived: false,
  is_over: false,
  may_cancel: true,
};

const page = (language: (typeof languages)[number], changes: Partial<GuestReservation> = {}) =>
  renderLinkPage({
    kind: "reservation",
    code: "1.ab",
    path: "/r/1.ab",
    language,
    content: { ...reservation, ...changes },
    files: { script: "/guest/assets/l.js", imports: [], styles: [] },
  });

// The tenth of July at half past seven in the evening, as each language writes it.
test.each([
  ["es", "10/07/2026", "7:30 PM"],
  ["en", "10/07/2026", "7:30 PM"],
  ["fr", "10/07/2026", "19:30"],
  ["ar", "10/07/2026", "7:30 م"],
  ["hi", "10/07/2026", "7:30 pm"],
  ["ja", "2026/07/10", "19:30"],
  ["ko", "2026. 07. 10.", "오후 7:30"],
] as const)("a guest reads the reservation in %s, by the restaurant's clock", (language, day, time) => {
  const { reservationPage: words } = guestWordsOf(language);
  const text = page(language);
  for (const said of ["El &lt;Comal&gt;", words.booked, day, time, "K7Q2", words.question])
    expect(text).toContain(said);
  expect(text).toContain('data-post="/api/v1/reservations/guest/1.ab/cancel"');
});

test.each([
  ["is too late to be cancelled here", { may_cancel: false }, "too_late"],
  ["is over", { is_over: true }, "over"],
  ["was cancelled", { status: "cancelled" }, "cancelled"],
  ["has begun", { has_arrived: true }, "arrived"],
] as const)("one that %s offers no cancelling", (_, changes, word) => {
  const text = page("es", changes);
  expect(text).toContain(guestWordsOf("es").reservationPage[word]);
  expect(text).not.toContain("data-post");
});
