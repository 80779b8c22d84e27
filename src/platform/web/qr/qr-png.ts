import { encode } from "uqr";

/** Width of the picture of a QR code, in px (back-office §9). */
const WIDTH = 1080;
/** White around the code, in squares of it, as readers need it (ISO/IEC 18004). */
const QUIET = 4;
const CAPTION_HEIGHT = 120;
const LARGEST_FONT = 64;

export interface QrPicture {
  /** Content of the code. */
  text: string;
  /** Stands below the code, for people. */
  caption?: string;
}

/** A QR code as a PNG of 1080 px; M corrects 15 %, which a wiped table costs. Each square is whole pixels, so that edges stay sharp. */
export function qrPng({ text, caption }: QrPicture): Promise<Blob> {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = caption === undefined ? WIDTH : WIDTH + CAPTION_HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  const square = Math.floor(WIDTH / (size + 2 * QUIET));
  const start = Math.round((WIDTH - size * square) / 2);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(start + x * square, start + y * square, square, square);
  if (caption !== undefined) writeCaption(pen, caption);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))),
      "image/png",
    ),
  );
}

function writeCaption(pen: CanvasRenderingContext2D, caption: string): void {
  const font = (px: number) => `600 ${px}px Inter, sans-serif`;
  pen.font = font(LARGEST_FONT);
  const fits = Math.min(1, (WIDTH * 0.9) / pen.measureText(caption).width);
  pen.font = font(Math.floor(LARGEST_FONT * fits));
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(caption, WIDTH / 2, WIDTH + CAPTION_HEIGHT / 2 - 24);
}
