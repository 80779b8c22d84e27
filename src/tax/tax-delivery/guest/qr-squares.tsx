import { encode } from "uqr";

/** White around the code, in squares of it, as readers need it. */
const QUIET = 2;

/** A QR code, drawn by the server alone: the phone that reads the page loads nothing for it. */
export function QrSquares({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  const side = size + 2 * QUIET;
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
