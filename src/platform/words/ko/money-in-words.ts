/** Returns an amount of dollars as it is said: "십이 달러 40센트". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = `${korean(whole)} 달러`;
  const coins = `${cents}센트`;
  if (cents === 0) return dollars;
  return whole === 0 ? coins : `${dollars} ${coins}`;
}

const koreanDigits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"] as const;
const koreanPlaces = ["", "십", "백", "천"] as const;

/** Numbers are read in groups of four figures, which are written apart: 만 이천삼백사십오. */
function korean(number: number): string {
  if (number === 0) return "영";
  const high = Math.floor(number / 10_000);
  // Ten thousand is 만, and only from 11 of them on is the one before it said: 십일만.
  const tenThousands = high === 0 ? "" : `${high === 1 ? "" : fourFigures(high)}만`;
  return [tenThousands, fourFigures(number % 10_000)].filter((part) => part !== "").join(" ");
}

/** A single ten, hundred or thousand is said without its one: 백십. */
function fourFigures(number: number): string {
  return [...String(number)]
    .reverse()
    .map((figure, place) => {
      const digit = Number(figure);
      if (digit === 0) return "";
      return `${digit === 1 && place > 0 ? "" : koreanDigits[digit]}${koreanPlaces[place]}`;
    })
    .reverse()
    .join("");
}
