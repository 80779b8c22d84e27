import { preparePicture } from "#core/files/server/public.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";

/** Paper has to be legible: as large as a page of a phone's camera, not as a picture of the menu. */
const PAPER = { longerSide: 2000, maxBytes: 2 * 1024 * 1024 } as const;

/** A PDF says so within its first bytes, behind marks and blanks of scanners, and ends within its last (ISO 32000-1, 7.5.2 and 7.5.5). */
const PDF = /^[^<a-z]*%PDF-/i;
const END = "%%EOF";
const WITHIN = 1024;

/**
 * The file beside a purchase as it is kept: a picture drawn anew, a PDF as it is, which is only ever downloaded. Judged by its content.
 * Call it before the transaction. Refuses `field` with `not_an_attachment` or `too_many_pixels`.
 */
export async function prepareAttachment(
  field: string,
  upload: Uint8Array,
): Promise<NonNullable<PurchaseToRecord["attachment"]>> {
  const bytes = Buffer.from(upload);
  if (PDF.test(bytes.toString("latin1", 0, WITHIN))) {
    if (!bytes.subarray(-WITHIN).includes(END)) throw refusal(field);
    return { mediaType: "application/pdf", bytes };
  }
  try {
    return { mediaType: "image/webp", bytes: (await preparePicture(field, upload, PAPER)).bytes };
  } catch (error) {
    const isNoPicture =
      error instanceof AppError && error.options.fields?.some(({ code }) => code === "not_a_picture");
    throw isNoPicture ? refusal(field, error) : error;
  }
}

const refusal = (field: string, cause?: unknown) =>
  new AppError("invalid_input", { fields: [{ field, code: "not_an_attachment" }], cause });
