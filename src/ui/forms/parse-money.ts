/** Why a typed amount is refused. */
export const MONEY_REFUSALS = ["not_a_number", "too_many_decimals", "too_large", "negative"] as const;

export type MoneyRefusal = (typeof MONEY_REFUSALS)[number];

export type ParsedMoney = { ok: true; cents: number | null } | { ok: false; reason: MoneyRefusal };

/** 99,999,999.99: far above any bill, far below where integers of cents lose their exactness. */
const MAX_CENTS = 9_999_999_999;

const PLAIN = /^(\d*)(?:\.(\d*))?$/;
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const DECIMAL_COMMA = /^\d*,\d{1,2}$/;

/**
 * Reads what a person typed as integer cents. Decimal point and comma between thousands as in es-SV; one comma before
 * one or two last digits counts as a decimal point, because many keypads have no other. A currency sign and spaces are
 * ignored. Nothing typed is `null`, not zero. No floating point is involved.
 */
export function parseMoney(text: string): ParsedMoney {
  const bare = text.replace(/[\s$₡€£¥]/g, "");
  if (bare === "") return { ok: true, cents: null };
  if (/^-\d/.test(bare)) return { ok: false, reason: "negative" };
  const plain = GROUPED.test(bare)
    ? bare.replaceAll(",", "")
    : DECIMAL_COMMA.test(bare)
      ? bare.replace(",", ".")
      : bare;
  const match = PLAIN.exec(plain);
  const whole = match?.[1] ?? "";
  const decimals = match?.[2] ?? "";
  if (!match || whole + decimals === "") return { ok: false, reason: "not_a_number" };
  if (decimals.length > 2) return { ok: false, reason: "too_many_decimals" };
  const digits = `${whole}${decimals.padEnd(2, "0")}`.replace(/^0+(?=\d)/, "");
  if (digits.length > String(MAX_CENTS).length) return { ok: false, reason: "too_large" };
  return { ok: true, cents: Number(digits) };
}
