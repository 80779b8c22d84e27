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

/**
 * Highest number with which a series may be started: above it is room for a trillion documents, so that none
 * ever begins at 1 again (guide §3).
 */
export const SERIES_START_MAX = 999_000_000_000_000;

const CONTROL_NUMBER = /^DTE-(\d{2})-([0-9A-Z]{4})([0-9A-Z]{4})-(\d{15})$/;
const OFFICIAL_PLACE = /^[MSBP]\d{3}$/;
const OFFICIAL_POINT = /^P\d{3}$/;

/**
 * Formats a numeroControl of 31 characters, DTE-01-M001P025-000000000000001 (guide §3). Throws RangeError on
 * codes of a place that the newer generation does not take, or an impossible sequence.
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
  const [, type, establishment, pointOfSale, sequence] = CONTROL_NUMBER.exec(text) ?? [];
  if (type === undefined || establishment === undefined || pointOfSale === undefined) return null;
  return { type, establishment, pointOfSale, sequence: Number(sequence) };
}

const GENERATION_CODE = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/** Tells whether a value is a codigoGeneracion: a UUID of any version in capitals (guide §3). */
export function isGenerationCode(code: unknown): code is string {
  return typeof code === "string" && GENERATION_CODE.test(code);
}

/** The codigoGeneracion of a UUID (guide §3). Throws RangeError on anything else. */
export function generationCodeOf(uuid: string): string {
  const code = uuid.toUpperCase();
  if (!isGenerationCode(code)) throw new RangeError(`not a uuid: ${uuid}`);
  return code;
}
