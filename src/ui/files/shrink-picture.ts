import { hasTooManyPixels, TooManyPixels } from "./too-many-pixels.ts";

/** Limits of a picture that is sent. */
export interface PictureLimits {
  /** Longer side in pixels. */
  readonly side: number;
  readonly maxBytes: number;
}

/** Limits of pictures of the menu and the store (back-office §9). */
const usualLimits: PictureLimits = { side: 512, maxBytes: 512 * 1024 };
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** Width and height that fit into a square of so many pixels; nothing is made larger. */
export function fitInside(width: number, height: number, side: number): { width: number; height: number } {
  const share = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * The picture upright, at most 512 pixels and 0.5 MB unless told, as WebP, or JPEG where the browser cannot write that.
 * Rejects what is no picture, and with `TooManyPixels` one that would stop the page.
 */
export async function shrinkPicture(
  file: Blob,
  { side, maxBytes }: PictureLimits = usualLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (await hasTooManyPixels(file)) throw new TooManyPixels();
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = fitInside(bitmap.width, bitmap.height, side);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, context, quality);
    if (blob.size <= maxBytes) return new Uint8Array(await blob.arrayBuffer());
  }
  throw new Error("No quality makes this picture light enough");
}

async function encoded(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  quality: number,
): Promise<Blob> {
  const webp = await blobOf(canvas, "image/webp", quality);
  if (webp.type === "image/webp") return webp;
  // JPEG knows no transparency: what is not drawn on would be black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return blobOf(canvas, "image/jpeg", quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Not drawn"))), type, quality);
  });
}
