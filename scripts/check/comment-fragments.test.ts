import { expect, test } from "vitest";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { commentFragments, fragmentsOf } from "./rules/comment-fragments.ts";

const isRefused = (comment: string) => commentFragments(parseSource("a.ts", `/** ${comment} */`)).length > 0;

const fragments = [
  "What a phone is at its table.",
  "What was typed and is not on the server yet.",
  "What a rule does, for whom, when and with what of the menu: a line each.",
  "What is charged to the customer's account, against their limit; null while nothing is.",
  "What is said when it cannot be loaded and the server gives no reason.",
  "What all that the filter leaves would cost, and of how many nobody knows it.",
  "What was counted in the period and in the days it is compared with.",
  "Whether something that was made while it lasted is neither there nor on its way.",
  "Whether the next guest is the one at the table the till was opened for.",
  "Whether a form may be left; `ask` is answered by the person, once.",
  "Of no feature, though named like one.",
  "Of each item what is known of its cost and what is not.",
  "Of all that fit the filter; null for none.",
  "Under which name the draft is kept in this browser.",
  "As the ministry wrote it, else when its seal came.",
  "As `readSession`, for whoever needs it within a transaction of their own.",
  "Whose names the uuids of requests are: of the restaurant, whoever sends them.",
  "Where guests who loved it are asked for a review, too.",
  "Where the buyer is at home: another department clears the municipality.",
  "Who let it leave though there was less in the drawer; null: it was there.",
  "Who may approve, beside the admins (docs/decisions/0015).",
  "Which documents a book is of (CAT-002).",
  "How long the queue waits before its next try, from the first on: 30 s, 1 min.",
  "How many there are.",
  "That somebody else is about to have the table.",
  "That of the ingredient or one of its family.",
  "So that a till asks once.",
  "For whom dishes are added from now on, while a table orders by seat.",
  "By what a refund is given back.",
  "When a table can be had by somebody without a reservation (ms).",
  "When it goes by itself; null: until somebody fires it.",
];

const sentences = [
  "What is refused stays in the form.",
  "What was invalidated counts no more; its seal stays.",
  "What a delivery platform sells costs 15 % more.",
  "What the ministry refused is put right by a person.",
  "What people type is read by the field.",
  "What nobody said is left out.",
  "What comes next begins a line of its own.",
  "What a seller who is no taxpayer is paid has no base and no IVA.",
  "Whether a subscription is over is asked as of then.",
  "Of each kind so many are shown: more words narrow it.",
  "Of one part that is named twice, the last holds.",
  "Of an address that names none nothing is asked.",
  "Under its own numbers it stays of the place that they name.",
  "As root the server runs under another account, which has to pass through this folder.",
  "As soon as a seal came, the document is printed.",
  "Where a table is missing, the order waits.",
  "Where what was typed waits for the person to sign in again, so does the socket.",
  "Who says nothing, or takes anything, hears the first of these.",
  "Who left is chosen again, by a wish of their own.",
  "Which purchase is looked at stands in the address, so that one may be led to.",
  "How accounts are charged changes every balance: all are loaded anew.",
  "That day has passed: it works in its days of grace.",
  "When the line with the focus goes, the focus would fall out of the cart.",
  "What is left to pay?",
  "Whatever is typed is kept.",
  "The tables of a restaurant.",
  "Returns what is left to pay.",
  "True when a table is free.",
];

test("a comment begins with a sentence or a title", () => {
  expect(fragments.filter((comment) => !isRefused(comment))).toEqual([]);
  expect(sentences.filter(isRefused)).toEqual([]);
});

test("doc comments and line comments are looked at wherever they stand, texts are not", () => {
  const text = `/** What a guest ordered. */
export interface Order {
  /**
   * Whether it was paid,
   * tip included. The rest is told.
   *
   * @see pay
   */
  readonly isPaid: boolean; // Who paid.
}
// Orders are kept.
// What was paid
const a = ["// What is a text", \`/** \${/** How it is. */ 1} // Of a text */\`, /\\/\\/ Who/];
/* What is no doc comment. */
const b = <p>// What people read {/** Which is shown. */ a}</p>;
// As it is
// written.

// What next
`;
  const found = fragmentsOf(parseSource("src/a.tsx", text));
  expect(found.map(({ place, sentence }) => `${place} ${sentence}`)).toEqual([
    "src/a.tsx:1 What a guest ordered.",
    "src/a.tsx:3 Whether it was paid, tip included.",
    "src/a.tsx:9 Who paid.",
    "src/a.tsx:13 How it is.",
    "src/a.tsx:15 Which is shown.",
    "src/a.tsx:16 As it is written.",
    "src/a.tsx:19 What next",
  ]);
  const long = "/** What a guest ordered here and has not paid yet. */";
  expect(commentFragments(parseSource("a.ts", long))).toEqual(["a.ts:1 What a guest ordered here and"]);
});

test("no comment of the product begins with a fragment", () => {
  const product = parsedSources().filter(({ path }) => !isProof(path));
  expect(product.flatMap(commentFragments)).toEqual([]);
});
