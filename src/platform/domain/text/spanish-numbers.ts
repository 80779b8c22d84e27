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

/** Returns a whole number of at least 0 in Spanish words, as it is counted: veintiuno, treinta y uno, mil, un millón. */
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

/**
 * Returns a whole number of at least 0 in Spanish words, as it stands before a noun, where the last one is shortened:
 * veintiún mil, treinta y un dólares.
 */
export function spanishBeforeNoun(number: number): string {
  return spanishNumber(number)
    .replace(/veintiuno$/, "veintiún")
    .replace(/uno$/, "un");
}

function spanishMillions(millions: number): string {
  return millions === 1 ? "un millón" : `${spanishBeforeNoun(millions)} millones`;
}

function joined(head: string | undefined, rest: number, inWords: (number: number) => string, glue = " ") {
  return rest === 0 ? (head ?? "") : `${head}${glue}${inWords(rest)}`;
}
