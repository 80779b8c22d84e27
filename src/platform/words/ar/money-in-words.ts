/** Returns an amount of dollars as it is said: "اثنا عشر دولارًا و40 سنتًا". */
export function moneyInWords(whole: number, cents: number): string {
  if (cents === 0) return dollars(whole);
  return whole === 0 ? coins(cents) : `${dollars(whole)} و${coins(cents)}`;
}

/** One and two are said by the noun alone; three to ten take its plural, eleven to ninety-nine its accusative. */
function coins(cents: number): string {
  if (cents === 1) return "سنت واحد";
  if (cents === 2) return "سنتان";
  return cents <= 10 ? `${cents} سنتات` : `${cents} سنتًا`;
}

const units = [
  "",
  "واحد",
  "اثنان",
  "ثلاثة",
  "أربعة",
  "خمسة",
  "ستة",
  "سبعة",
  "ثمانية",
  "تسعة",
  "عشرة",
  "أحد عشر",
  "اثنا عشر",
  "ثلاثة عشر",
  "أربعة عشر",
  "خمسة عشر",
  "ستة عشر",
  "سبعة عشر",
  "ثمانية عشر",
  "تسعة عشر",
] as const;
const tens = ["", "", "عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون"] as const;
const hundreds = [
  "",
  "مئة",
  "مئتان",
  "ثلاثمئة",
  "أربعمئة",
  "خمسمئة",
  "ستمئة",
  "سبعمئة",
  "ثمانمئة",
  "تسعمئة",
] as const;

function dollars(whole: number): string {
  if (whole === 0) return "صفر دولار";
  if (whole === 1) return "دولار واحد";
  if (whole === 2) return "دولاران";
  const rest = whole % 100;
  if (rest === 0) return `${upToHundreds(whole, true)} دولار`;
  if (rest === 1) return `${upToHundreds(whole - 1, true)} دولار ودولار واحد`;
  if (rest === 2) return `${upToHundreds(whole - 2, true)} دولار ودولاران`;
  const noun = rest <= 10 ? "دولارات" : "دولارًا";
  return joined(upToHundreds(whole - rest, false), `${belowHundred(rest)} ${noun}`);
}

/** Thousands and hundreds; `beforeNoun` when the counted noun follows at once, before which a dual loses its ending. */
function upToHundreds(number: number, beforeNoun: boolean): string {
  const thousand = Math.floor(number / 1000);
  const hundred = Math.floor((number % 1000) / 100);
  if (hundred === 0) return thousands(thousand, beforeNoun);
  return joined(thousands(thousand, false), hundredsOf(hundred, beforeNoun));
}

function thousands(count: number, beforeNoun: boolean): string {
  if (count === 0) return "";
  if (count === 1) return "ألف";
  if (count === 2) return beforeNoun ? "ألفا" : "ألفان";
  const hundred = Math.floor(count / 100);
  const rest = count % 100;
  if (rest === 0) return `${hundredsOf(hundred, true)} ألف`;
  if (rest <= 2) return `${hundredsOf(hundred, true)} ألف و${thousands(rest, beforeNoun)}`;
  const noun = rest <= 10 ? "آلاف" : beforeNoun ? "ألف" : "ألفًا";
  return joined(hundredsOf(hundred, false), `${belowHundred(rest)} ${noun}`);
}

function hundredsOf(hundred: number, beforeNoun: boolean): string {
  return hundred === 2 && beforeNoun ? "مئتا" : (hundreds[hundred] ?? "");
}

function belowHundred(number: number): string {
  if (number < units.length) return units[number] ?? "";
  return joined(units[number % 10] ?? "", tens[Math.floor(number / 10)] ?? "");
}

function joined(first: string, second: string): string {
  return first === "" ? second : `${first} و${second}`;
}
