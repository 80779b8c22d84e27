/** A numeroControl taken apart (guide §3). */
export interface ControlNumber {
  /** CAT-002. */
  readonly type: string;
  /** M, S, B or P and three digits; four signs before the letters became obligatory. */
  readonly establishment: string;
  /** P and three digits. */
  readonly pointOfSale: string;
  /** From 1. */
  readonly sequence: number;
}

/** Fifteen digits, which a number holds exactly. */
const SEQUENCE_MAX = 999_999_999_999_999;

const SHAPE = /^DTE-(\d{2})-([0-9A-Z]{4})([0-9A-Z]{4})-(\d{15})$/;
const OFFICIAL_PLACE = /^[MSBP]\d{3}$/;
const OFFICIAL_POINT = /^P\d{3}$/;

/**
 * The 31 characters of a numeroControl, DTE-01-M001P025-000000000000001 (guide §3). Throws RangeError on codes of a place that the
 * newer generation does not take, or a sequence that is none.
 */
export function formatControlNumber({ type, establishment, pointOfSale, sequence }: ControlNumber): string {
  if (!/^\d{2}$/.test(type) || !OFFICIAL_PLACE.test(establishment) || !OFFICIAL_POINT.test(pointOfSale))
    throw new RangeError(`no control number begins with ${type}, ${establishment}, ${pointOfSale}`);
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > SEQUENCE_MAX)
    throw new RangeError(`not a sequence: ${sequence}`);
  return `DTE-${type}-${establishment}${pointOfSale}-${String(sequence).padStart(15, "0")}`;
}

/** Takes a numeroControl apart, also one of before the letters (00010003 was sealed in 2025, guide §3); null for anything else. */
export function parseControlNumber(text: string): ControlNumber | null {
  const [, type, establishment, pointOfSale, sequence] = SHAPE.exec(text) ?? [];
  if (type === undefined || establishment === undefined || pointOfSale === undefined) return null;
  return { type, establishment, pointOfSale, sequence: Number(sequence) };
}
