/** Returns an amount of dollars as it is said: "douze dollars et 40 centimes". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = `${french(whole)} ${whole < 2 ? "dollar" : "dollars"}`;
  const coins = `${cents} ${cents < 2 ? "centime" : "centimes"}`;
  if (cents === 0) return dollars;
  return whole === 0 ? coins : `${dollars} et ${coins}`;
}

const small = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
] as const;
const tens = ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante"] as const;

/** `isLast` is false before "mille", where "cent" and "vingt" take no s: "deux cent mille", "quatre-vingt mille". */
function french(number: number, isLast = true): string {
  if (number < 100) return belowHundred(number, isLast);
  if (number < 1000) return hundreds(Math.floor(number / 100), number % 100, isLast);
  const thousands = Math.floor(number / 1000);
  const head = thousands === 1 ? "mille" : `${french(thousands, false)} mille`;
  return number % 1000 === 0 ? head : `${head} ${french(number % 1000, isLast)}`;
}

function hundreds(count: number, rest: number, isLast: boolean): string {
  const head = count === 1 ? "cent" : `${belowHundred(count, true)} cent`;
  if (rest > 0) return `${head} ${belowHundred(rest, isLast)}`;
  return count > 1 && isLast ? `${head}s` : head;
}

/** Seventy and ninety count on from sixty and eighty; "et" stands before un and onze up to seventy-one only. */
function belowHundred(number: number, isLast: boolean): string {
  if (number < small.length) return small[number] ?? "";
  if (number < 20) return `dix-${small[number - 10]}`;
  if (number === 80) return isLast ? "quatre-vingts" : "quatre-vingt";
  if (number > 80) return `quatre-vingt-${belowHundred(number - 80, isLast)}`;
  const ten = Math.min(Math.floor(number / 10), 6);
  const rest = number - ten * 10;
  if (rest === 0) return tens[ten] ?? "";
  return `${tens[ten]}${rest === 1 || rest === 11 ? " et " : "-"}${belowHundred(rest, isLast)}`;
}
