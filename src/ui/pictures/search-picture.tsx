import { Picture, softFill } from "./picture.tsx";

/** A lens over lines. */
export function SearchPicture() {
  return (
    <Picture>
      <path d="M22 36h46M22 54h30M22 72h26M22 90h42" opacity="0.45" />
      <circle cx="92" cy="58" r="30" fill={softFill} />
      <path d="m114 80 24 24" strokeWidth="6" />
      <path d="M80 52c2-7 9-10 15-9" />
    </Picture>
  );
}
