/** Returns an amount of dollars as it is said: "十二ドル四十セント". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = `${japanese(whole)}ドル`;
  if (cents === 0) return dollars;
  const coins = `${japanese(cents)}セント`;
  return whole === 0 ? coins : `${dollars}${coins}`;
}

const digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"] as const;
/** Places below ten thousand; before them a single one is not said, but it is before 万. */
const places = [
  [1000, "千"],
  [100, "百"],
  [10, "十"],
] as const;

function japanese(number: number): string {
  if (number === 0) return digits[0];
  const tenThousands = Math.floor(number / 10_000);
  const head = tenThousands === 0 ? "" : `${belowTenThousand(tenThousands)}万`;
  return `${head}${belowTenThousand(number % 10_000)}`;
}

function belowTenThousand(number: number): string {
  let rest = number;
  let said = "";
  for (const [size, name] of places) {
    const times = Math.floor(rest / size);
    if (times > 0) said += times === 1 ? name : `${digits[times] ?? ""}${name}`;
    rest %= size;
  }
  return rest === 0 ? said : `${said}${digits[rest] ?? ""}`;
}
