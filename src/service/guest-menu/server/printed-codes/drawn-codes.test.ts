import { inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { cardDesigns } from "#service/floor/contract/table-codes.ts";
import { drawCodes } from "./draw-codes.ts";

/** Pixels for a point: 144 to the inch, less than any printer draws. */
const SCALE = 2;
const PAGE = { width: 595, height: 842 } as const;

/** The drawing commands of the first page, out of its stream. */
function commandsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const begin = bytes.indexOf("stream\n") + "stream\n".length;
  return inflateSync(bytes.subarray(begin, bytes.indexOf("\nendstream", begin))).toString("latin1");
}

/** Draws the filled rectangles of a page one over the other, as a printer does; words are left out. */
function rasterised(pdf: Uint8Array) {
  const [width, height] = [PAGE.width * SCALE, PAGE.height * SCALE];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  let colour = [0, 0, 0];
  let rectangles: number[][] = [];
  const numbers: number[] = [];
  const fill = () => {
    for (const [x = 0, y = 0, w = 0, h = 0] of rectangles)
      for (let row = Math.round(y * SCALE); row < Math.round((y + h) * SCALE); row += 1)
        for (let column = Math.round(x * SCALE); column < Math.round((x + w) * SCALE); column += 1)
          pixels.set(colour, (row * width + column) * 4);
    rectangles = [];
  };
  for (const word of commandsOf(pdf).split(/\s+/)) {
    const number = Number(word);
    if (word !== "" && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (word === "re") rectangles.push(numbers.slice(-4));
    if (word === "scn" || word === "rg") colour = numbers.slice(-3).map((share) => Math.round(share * 255));
    if (word === "f" || word === "f*") fill();
    if (word === "S" || word === "n") rectangles = [];
    numbers.length = 0;
  }
  return { pixels, width, height };
}

/** Cuts a card out of the page, and reads its code. */
function readCard(page: ReturnType<typeof rasterised>, place: number): string | undefined {
  const [width, height] = [
    Math.floor((page.width - 56 * SCALE) / 2),
    Math.floor((page.height - 56 * SCALE) / 3),
  ];
  const left = 28 * SCALE + (place % 2) * width;
  const top = 28 * SCALE + Math.floor(place / 2) * height;
  const cut = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * page.width + left) * 4;
    cut.set(page.pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return jsQR(cut, width, height)?.data;
}

const addressOf = (table: number) =>
  `https://comanda.example/m/SupipgxrThK3aDQ-bkW9yQ?table=c_JjYHCUQ1CJhgbQJV-S3${table}`;

test.each(
  cardDesigns.flatMap((design) =>
    ["#0f6b66", "#767676", "#000000", "#a3324f"].map((accent) => ({ design, accent })),
  ),
)("the codes of the design $design in $accent are read from the drawn page", async ({ design, accent }) => {
  const pdf = await drawCodes({
    language: "es",
    store: "Pupusería y Restaurante El Maquilishuat",
    picture: null,
    title: "Códigos",
    design,
    accent,
    scan: "Escanee para ver el menú",
    scanToo: "Scan to see the menu",
    orType: "o escriba en comanda.example/m",
    now: new Date(0),
    cards: [0, 1, 2, 3, 4, 5].map((table) => ({
      table: `Mesa ${table}`,
      floor: "Terraza",
      address: addressOf(table),
      shortCode: "ABCDE",
    })),
  });
  const page = rasterised(pdf);
  expect([0, 1, 2, 3, 4, 5].map((place) => readCard(page, place))).toEqual([0, 1, 2, 3, 4, 5].map(addressOf));
});
