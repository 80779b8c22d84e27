/** Returns an amount of dollars as it is said: "twelve dollars and 40 cents". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = whole === 1 ? "one dollar" : `${english(whole)} dollars`;
  const coins = `${cents} ${cents === 1 ? "cent" : "cents"}`;
  if (cents === 0) return dollars;
  return whole === 0 ? coins : `${dollars} and ${coins}`;
}

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
