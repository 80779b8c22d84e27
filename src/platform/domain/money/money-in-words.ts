import type { Cents } from "./cents.ts";

export const wordLanguages = ["en", "es"] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** The largest amount that is spelled, in whole units. */
const LARGEST = 999_999;

/**
 * An amount of dollars as it is said: "doce dólares con 40 centavos", "twelve dollars and 40 cents". Null for a negative
 * amount and for more than 999,999.
 */
export function moneyInWords(amount: Cents, language: WordLanguage): string | null {
  const whole = Math.floor(amount / 100);
  if (amount < 0 || whole > LARGEST) return null;
  const cents = amount % 100;
  const parts = [
    whole > 0 || cents === 0 ? dollars[language](whole) : null,
    cents > 0 ? `${cents} ${coins[language][cents === 1 ? 0 : 1]}` : null,
  ];
  return parts.filter((part) => part !== null).join(language === "es" ? " con " : " and ");
}

const dollars: Record<WordLanguage, (whole: number) => string> = {
  es: (whole) => (whole === 1 ? "un dólar" : `${spanishBeforeNoun(whole)} dólares`),
  en: (whole) => (whole === 1 ? "one dollar" : `${english(whole)} dollars`),
};
const coins = { es: ["centavo", "centavos"], en: ["cent", "cents"] } as const;

const englishSmall = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const englishTens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function english(number: number): string {
  if (number < englishSmall.length) return englishSmall[number] ?? "";
  if (number < 100) return joined(englishTens[Math.floor(number / 10)], number % 10, english, "-");
  if (number < 1000) return joined(`${english(Math.floor(number / 100))} hundred`, number % 100, english);
  return joined(`${english(Math.floor(number / 1000))} thousand`, number % 1000, english);
}

function joined(head: string | undefined, rest: number, inWords: (number: number) => string, glue = " ") {
  return rest === 0 ? (head ?? "") : `${head}${glue}${inWords(rest)}`;
}

const spanishSmall = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
] as const;
const spanishTens = [
  "",
  "",
  "",
  "treinta",
  "cuarenta",
  "cincuenta",
  "sesenta",
  "setenta",
  "ochenta",
  "noventa",
];
const spanishHundreds = [
  "",
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
];

/** A whole number of at least 0 in Spanish words, as it is counted: veintiuno, treinta y uno, mil, un millón. */
function spanishNumber(number: number): string {
  if (number < spanishSmall.length) return spanishSmall[number] ?? "";
  if (number < 100) return joined(spanishTens[Math.floor(number / 10)], number % 10, spanishNumber, " y ");
  if (number === 100) return "cien";
  if (number < 1000) return joined(spanishHundreds[Math.floor(number / 100)], number % 100, spanishNumber);
  if (number >= 1_000_000)
    return joined(spanishMillions(Math.floor(number / 1_000_000)), number % 1_000_000, spanishNumber);
  const thousands = Math.floor(number / 1000);
  return joined(
    thousands === 1 ? "mil" : `${spanishBeforeNoun(thousands)} mil`,
    number % 1000,
    spanishNumber,
  );
}

/** The same before a noun, where the last one is shortened: veintiún mil, treinta y un dólares. */
export function spanishBeforeNoun(number: number): string {
  return spanishNumber(number)
    .replace(/veintiuno$/, "veintiún")
    .replace(/uno$/, "un");
}

function spanishMillions(millions: number): string {
  return millions === 1 ? "un millón" : `${spanishBeforeNoun(millions)} millones`;
}
