import { useMemo } from "react";
import { encode } from "uqr";

/** White around the code, in squares of it, as readers need it. */
const QUIET = 2;

export interface QrDrawingProps {
  /** Content of the code. */
  text: string;
  label: string;
  className?: string | undefined;
}

/** A QR code as a drawing that is sharp at every size; M corrects 15 %. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const { path, side } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border: 0 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    );
    return { path: squares.join(""), side: size + 2 * QUIET };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className={className}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
