import { type Sample, sample } from "#app/server/suites/sample.ts";
import { exportBook, noteSavedBook, readBooks } from "../contract/books.ts";
import { closeMonth, compareMonth } from "../contract/closing.ts";
import { printBook } from "../contract/print.ts";
import { setOpening } from "../contract/settlement.ts";
import { exportWithheld } from "../contract/withheld.ts";

/** A month without sales. */
const month = "2024-02-01";

export const taxBooksSamples: readonly Sample[] = [
  sample(readBooks)(() => ({ query: { month } })),
  sample(exportBook)(() => ({ query: { month, book: "purchases" } })),
  sample(noteSavedBook)(() => ({ body: { month, book: "purchases" } })),
  sample(printBook)(() => ({ query: { month, book: "purchases" } })),
  sample(exportWithheld)(() => ({ query: { month, list: "income" } })),
  sample(setOpening)(() => ({ body: { month, credit: 10, withheld: 1 } })),
  sample(closeMonth)(() => ({ body: { month } })),
  sample(compareMonth)(() => ({ body: { month } })),
];
