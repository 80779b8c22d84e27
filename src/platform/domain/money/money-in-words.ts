import type { Cents } from "./cents.ts";
import { spanishBeforeNoun } from "./spanish-number.ts";

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
  if (number < 100) return joined(englishTens[Math.floor(number / 10)], number % 10, "-");
  if (number < 1000) return joined(`${english(Math.floor(number / 100))} hundred`, number % 100);
  return joined(`${english(Math.floor(number / 1000))} thousand`, number % 1000);
}

function joined(head: string | undefined, rest: number, glue = " "): string {
  return rest === 0 ? (head ?? "") : `${head}${glue}${english(rest)}`;
}
