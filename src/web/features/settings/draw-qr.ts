import { encode } from "uqr";

/** Width of a downloaded code in pixels (back-office §9), and the quiet edge around it in modules. */
const WIDTH = 1080;
const QUIET = 4;

/** A QR code as a PNG of 1080 pixels, black on white, for printing. */
export function drawQr(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = WIDTH;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, WIDTH, WIDTH);
  context.fillStyle = "#000";
  // Whole pixels, so that every square has straight edges.
  const module = Math.floor(WIDTH / size);
  const edge = Math.floor((WIDTH - module * size) / 2);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(edge + x * module, edge + y * module, module, module);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Not drawn"))), "image/png");
  });
}
