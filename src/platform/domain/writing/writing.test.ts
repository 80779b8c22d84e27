import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { formatCompactMoney, formatFinePrice, formatWholeMoney } from "../money/format-figures.ts";
import { formatMoney } from "../money/format-money.ts";
import { digitsOf, type Language, languages, writingOf } from "../text/languages.ts";
import { detailsText, listText } from "../text/list-text.ts";
import { sizeText } from "../text/size-text.ts";
import { dayInWords, hourText, monthText, shortDayText, weekdayText } from "./day-words.ts";
import { elapsedText, lengthText } from "./duration-text.ts";
import { waitText } from "./length-words.ts";
import { dayText, minuteText, momentText, timeText } from "./moment-text.ts";
import { fixedText, numberText, percentText } from "./number-text.ts";

const written = (language: Language, hasOwnDigits = false) => {
  const writing = writingOf(language, hasOwnDigits);
  const { locale } = writing;
  const moment = { at: new Date("2026-11-21T21:05:00Z"), zone: "America/El_Salvador" };
  return {
    times: [
      timeText(moment, writing),
      ...[0, 545, 720, 1440].map((minute) => minuteText(minute, writing)),
      hourText(9, writing),
      hourText(19, writing),
    ],
    days: [
      momentText(moment, writing),
      dayText("2026-11-05", writing),
      dayText("2026-11-05T00:00:00Z", writing),
      shortDayText("2026-11-05", writing),
      monthText("2026-11-05", writing),
      weekdayText("2026-11-05", writing, "short"),
      dayInWords("2026-11-05", writing),
    ],
    numbers: [
      numberText(1_234_567.5, writing),
      fixedText(4, writing, 1),
      percentText(10, writing),
      percentText(-5.5, writing),
      percentText(1 / 3, writing, 1),
    ],
    lengths: [
      lengthText(22, "minute", writing),
      lengthText(8, "second", writing),
      elapsedText(12, writing),
      elapsedText(65, writing),
    ],
    money: [
      formatMoney(cents(123_450), "$", locale),
      formatMoney(cents(-300), "$", locale),
      formatMoney(cents(123_450), "", locale),
      formatWholeMoney(cents(120_000), "$", locale),
      formatCompactMoney(cents(1_234_500), "$", locale),
      formatFinePrice(0.0045, "$", locale, 6),
    ],
    lists: [listText(["1", "2", "3"], language), sizeText(3_400_000, writing)],
  };
};

/** What `Intl` writes; marks of direction stand where it sets them, before a sign in a line from right to left. */
const expected: Record<Exclude<Language, "qps">, ReturnType<typeof written>> = {
  es: {
    times: ["3:05 PM", "12:00 AM", "9:05 AM", "12:00 PM", "12:00 AM", "9 AM", "7 PM"],
    days: [
      "21/11/2026, 3:05 PM",
      "05/11/2026",
      "05/11/2026",
      "05/11",
      "nov 2026",
      "jue",
      "5 de noviembre de 2026",
    ],
    numbers: ["1,234,567.5", "4.0", "10%", "-5.5%", "0.3%"],
    lengths: ["22 min", "8 s", "12min", "1h 5min"],
    money: ["$1,234.50", "-$3.00", "1,234.50", "$1,200", "$12.3\u00a0k", "$0.0045"],
    lists: ["1, 2 y 3", "3.4 MB"],
  },
  en: {
    times: ["3:05 PM", "12:00 AM", "9:05 AM", "12:00 PM", "12:00 AM", "9 AM", "7 PM"],
    days: ["21/11/2026, 3:05 PM", "05/11/2026", "05/11/2026", "05/11", "Nov 2026", "Thu", "November 5, 2026"],
    numbers: ["1,234,567.5", "4.0", "10%", "-5.5%", "0.3%"],
    lengths: ["22 min", "8 sec", "12m", "1h 5m"],
    money: ["$1,234.50", "-$3.00", "1,234.50", "$1,200", "$12.3K", "$0.0045"],
    lists: ["1, 2, and 3", "3.4 MB"],
  },
  fr: {
    times: ["15:05", "00:00", "09:05", "12:00", "00:00", "09 h", "19 h"],
    days: ["21/11/2026 15:05", "05/11/2026", "05/11/2026", "05/11", "nov. 2026", "jeu.", "5 novembre 2026"],
    numbers: ["1\u202f234\u202f567,5", "4,0", "10\u00a0%", "-5,5\u00a0%", "0,3\u00a0%"],
    lengths: ["22\u00a0min", "8\u202fs", "12min", "1h 5min"],
    money: [
      "1\u202f234,50\u00a0$",
      "-3,00\u00a0$",
      "1\u202f234,50",
      "1\u202f200\u00a0$",
      "12,3\u00a0k\u00a0$",
      "0,0045\u00a0$",
    ],
    lists: ["1, 2 et 3", "3,4\u202fMo"],
  },
  ar: {
    times: ["3:05 م", "12:00 ص", "9:05 ص", "12:00 م", "12:00 ص", "9 ص", "7 م"],
    days: [
      "21/11/2026، 3:05 م",
      "05/11/2026",
      "05/11/2026",
      "05/11",
      "نوفمبر 2026",
      "الخميس",
      "5 نوفمبر 2026",
    ],
    numbers: ["1,234,567.5", "4.0", "10\u200e%\u200e", "\u200e-5.5\u200e%\u200e", "0.3\u200e%\u200e"],
    lengths: ["22 د", "8 ث", "12 د", "1 س و5 د"],
    money: [
      "\u200f1,234.50\u00a0$",
      "\u200f\u200e-3.00\u00a0$",
      "1,234.50",
      "\u200f1,200\u00a0$",
      "\u200f12.3\u00a0ألف\u00a0$",
      "\u200f0.0045\u00a0$",
    ],
    lists: ["\u200f1 و2 و3", "3.4 م.ب"],
  },
  hi: {
    times: ["3:05 pm", "12:00 am", "9:05 am", "12:00 pm", "12:00 am", "9 am", "7 pm"],
    days: ["21/11/2026, 3:05 pm", "05/11/2026", "05/11/2026", "05/11", "नव॰ 2026", "गुरु", "5 नवंबर 2026"],
    numbers: ["12,34,567.5", "4.0", "10%", "-5.5%", "0.3%"],
    lengths: ["22 मि॰", "8 से॰", "12 मि", "1 घं 5 मि"],
    money: ["$1,234.50", "-$3.00", "1,234.50", "$1,200", "$12.3\u00a0हज़ार", "$0.0045"],
    lists: ["1, 2, और 3", "3.4 MB"],
  },
  ja: {
    times: ["15:05", "00:00", "09:05", "12:00", "00:00", "9時", "19時"],
    days: ["2026/11/21 15:05", "2026/11/05", "2026/11/05", "11/05", "2026年11月", "木", "2026年11月5日"],
    numbers: ["1,234,567.5", "4.0", "10%", "-5.5%", "0.3%"],
    lengths: ["22 分", "8 秒", "12 分", "1 時間5 分"],
    money: ["$1,234.50", "-$3.00", "1,234.50", "$1,200", "$1.2万", "$0.0045"],
    lists: ["1、2、3", "3.4 MB"],
  },
  ko: {
    times: ["오후 3:05", "오전 12:00", "오전 9:05", "오후 12:00", "오전 12:00", "오전 9시", "오후 7시"],
    days: [
      "2026. 11. 21. 오후 3:05",
      "2026. 11. 05.",
      "2026. 11. 05.",
      "11. 05.",
      "2026년 11월",
      "목",
      "2026년 11월 5일",
    ],
    numbers: ["1,234,567.5", "4.0", "10%", "-5.5%", "0.3%"],
    lengths: ["22분", "8초", "12분", "1시간 5분"],
    money: ["$1,234.50", "-$3.00", "1,234.50", "$1,200", "$1.2만", "$0.0045"],
    lists: ["1, 2 및 3", "3.4MB"],
  },
};

const inOwnDigits = {
  ar: {
    times: ["٣:٠٥ م", "١٢:٠٠ ص", "٩:٠٥ ص", "١٢:٠٠ م", "١٢:٠٠ ص", "٩ ص", "٧ م"],
    days: [
      "٢١/١١/٢٠٢٦، ٣:٠٥ م",
      "٠٥/١١/٢٠٢٦",
      "٠٥/١١/٢٠٢٦",
      "٠٥/١١",
      "نوفمبر ٢٠٢٦",
      "الخميس",
      "٥ نوفمبر ٢٠٢٦",
    ],
    numbers: ["١٬٢٣٤٬٥٦٧٫٥", "٤٫٠", "١٠٪\u061c", "\u061c-٥٫٥٪\u061c", "٠٫٣٪\u061c"],
    lengths: ["٢٢ د", "٨ ث", "١٢ د", "١ س و٥ د"],
    money: [
      "\u200f١٬٢٣٤٫٥٠\u00a0$",
      "\u061c-\u200f٣٫٠٠\u00a0$",
      "١٬٢٣٤٫٥٠",
      "\u200f١٬٢٠٠\u00a0$",
      "\u200f١٢٫٣\u00a0ألف\u00a0$",
      "\u200f٠٫٠٠٤٥\u00a0$",
    ],
    lists: ["\u200f1 و2 و3", "٣٫٤ م.ب"],
  },
  hi: {
    times: ["३:०५ pm", "१२:०० am", "९:०५ am", "१२:०० pm", "१२:०० am", "९ am", "७ pm"],
    days: ["२१/११/२०२६, ३:०५ pm", "०५/११/२०२६", "०५/११/२०२६", "०५/११", "नव॰ २०२६", "गुरु", "५ नवंबर २०२६"],
    numbers: ["१२,३४,५६७.५", "४.०", "१०%", "-५.५%", "०.३%"],
    lengths: ["२२ मि॰", "८ से॰", "१२ मि", "१ घं ५ मि"],
    money: ["$१,२३४.५०", "-$३.००", "१,२३४.५०", "$१,२००", "$१२.३\u00a0हज़ार", "$०.००४५"],
    lists: ["1, 2, और 3", "३.४ MB"],
  },
};

describe("what Intl writes", () => {
  test.each(Object.entries(expected))("%s", (language, texts) => {
    expect(written(language as Language)).toEqual(texts);
  });

  test("every language stands above", () => {
    expect(Object.keys(expected).sort()).toEqual([...languages].sort());
  });
});

describe("the digits of one's own", () => {
  test.each(Object.entries(inOwnDigits))("%s has other ones", (language, texts) => {
    expect(written(language as Language, true)).toEqual(texts);
  });

  test.each(languages.filter((language) => !Object.hasOwn(inOwnDigits, language)))(
    "%s has the western ones whatever is chosen",
    (language) => {
      expect(digitsOf(language)).toBeUndefined();
      expect(written(language, true)).toEqual(written(language));
    },
  );
});

test("no day is torn apart by marks of direction", () => {
  expect(dayText("2026-11-05", writingOf("ar"))).toMatch(/^[\d/]+$/);
});

test.each([
  ["es", ["30 segundos", "2 minutos", "24 horas"]],
  ["en", ["30 seconds", "2 minutes", "24 hours"]],
  ["fr", ["30\u00a0secondes", "2 minutes", "24\u00a0heures"]],
  ["ar", ["30 ثانية", "دقيقتان", "24 ساعة"]],
  ["hi", ["30 सेकंड", "2 मिनट", "24 घंटे"]],
  ["ja", ["30 秒", "2 分", "24 時間"]],
  ["ko", ["30초", "2분", "24시간"]],
] as const)("%s: a time to wait is in whole words and as the language counts", (language, texts) => {
  expect([30, 120, 86_400].map((seconds) => waitText(seconds, writingOf(language)))).toEqual(texts);
});

test.each([
  ["es", ["0min", "59min", "1h 0min", "2h 0min"]],
  ["en", ["0m", "59m", "1h 0m", "2h 0m"]],
  ["fr", ["0min", "59min", "1h 0min", "2h 0min"]],
  ["ar", ["0 د", "59 د", "1 س و0 د", "2 س و0 د"]],
  ["hi", ["0 मि", "59 मि", "1 घं 0 मि", "2 घं 0 मि"]],
  ["ja", ["0 分", "59 分", "1 時間0 分", "2 時間0 分"]],
  ["ko", ["0분", "59분", "1시간 0분", "2시간 0분"]],
] as const)("%s: minutes that pass begin at none and become hours at sixty", (language, texts) => {
  expect([0, 59, 60, 120].map((minutes) => elapsedText(minutes, writingOf(language)))).toEqual(texts);
});

test.each([
  ["es", ["$1", "$999", "$1.2\u00a0M", "-$2.5\u00a0K"]],
  ["en", ["$1", "$999", "$1.2M", "-$2.5K"]],
  ["hi", ["$1", "$999", "$12.3\u00a0लाख", "-$2.5\u00a0हज़ार"]],
  ["ja", ["$1", "$999", "$123.5万", "-$2500"]],
  ["ko", ["$1", "$999", "$123.5만", "-$2.5천"]],
] as const)("%s: an amount is as short as the language counts", (language, texts) => {
  const { locale } = writingOf(language);
  expect(
    [99, 99_900, 123_450_000, -250_000].map((amount) => formatCompactMoney(cents(amount), "$", locale)),
  ).toEqual(texts);
});

test("details stand behind the comma of the language, without those that say nothing", () => {
  const texts = (language: Language) => detailsText(["Pupusa", null, "", "De maíz"], writingOf(language));
  expect(["es", "ar", "ja", "ko"].map((language) => texts(language as Language))).toEqual([
    "Pupusa, De maíz",
    "\u200f\u2068Pupusa\u2069، \u2068De maíz\u2069",
    "Pupusa、De maíz",
    "Pupusa, De maíz",
  ]);
});
