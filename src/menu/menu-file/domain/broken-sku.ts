/** What a spreadsheet did to a SKU, and the one it probably was before. */
interface BrokenSku {
  /** `zeros`: it took the zeros in front for nothing. `digits`: it wrote a long number by powers of ten. */
  readonly damage: "zeros" | "digits";
  readonly likely: string | null;
}

const DIGITS = /^\d+$/;
/** "6.1401E+12"; spreadsheets always write the sign, so that a SKU like "1E5" is none of theirs. */
const POWERS = /^(\d(?:[.,]\d+)?)e\+(\d+)$/i;

/**
 * Says whether a SKU is one that a spreadsheet broke ("7" for "0007", "6.1401E+12"); null for a sound one.
 *
 * @param own SKU that the item has on the menu, null without one or for a new item
 * @param width length of all SKUs of the menu, if they are figures of one length and some begin with zero
 */
export function brokenSku(written: string, own: string | null, width: number | null): BrokenSku | null {
  if (written === own) return null;
  const powers = POWERS.exec(written);
  if (powers) {
    const [mantissa = "", power = ""] = powers.slice(1);
    return { damage: "digits", likely: own !== null && isWrittenSo(own, mantissa, power) ? own : null };
  }
  const figures = written.replace(/[.,]0+$/, "");
  if (!DIGITS.test(figures)) return null;
  if (own !== null && /^0/.test(own) && DIGITS.test(own) && bare(own) === bare(figures))
    return { damage: "zeros", likely: own };
  if (width === null || figures.length >= width) return null;
  return { damage: "zeros", likely: figures.padStart(width, "0") };
}

const bare = (figures: string) => figures.replace(/^0+(?=\d)/, "");

/** Says whether a spreadsheet would write these figures with this mantissa and power. */
function isWrittenSo(own: string, mantissa: string, power: string): boolean {
  if (!DIGITS.test(own)) return false;
  const figures = mantissa.split(/[.,]/);
  const decimals = figures[1]?.length ?? 0;
  return Number(own).toExponential(decimals) === `${figures.join(".")}e+${Number(power)}`;
}

/** Length of SKUs that are figures of one length, of which some begin with zero; null for any others. */
export function widthOfSkus(skus: readonly string[]): number | null {
  const [first] = skus;
  if (first === undefined || !skus.some((sku) => sku.startsWith("0"))) return null;
  return skus.every((sku) => DIGITS.test(sku) && sku.length === first.length) ? first.length : null;
}
