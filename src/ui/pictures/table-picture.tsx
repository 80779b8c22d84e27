import { Picture, softFill } from "./picture.tsx";

/** A table with two chairs. */
export function TablePicture() {
  return (
    <Picture>
      <ellipse cx="80" cy="52" rx="42" ry="14" fill={softFill} />
      <path d="M80 66v34M62 102h36" />
      <path d="M22 44v34h22M26 78v24M44 78v24M138 44v34h-22M134 78v24M116 78v24" />
      <path d="M68 50c4-3 20-3 24 0" />
    </Picture>
  );
}
