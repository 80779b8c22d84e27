import { groundFill, Picture, softFill } from "./picture.tsx";

/** An open menu beside a fork. */
export function MenuPicture() {
  return (
    <Picture>
      <path d="M30 24l40 8v74l-40-8Z" fill={softFill} />
      <path d="M70 32l40-8v74l-40 8Z" fill={groundFill} />
      <path d="M38 44l22 4.4M38 58l22 4.4M38 72l14 2.8M80 48.4l22-4.4M80 62.4l22-4.4M80 76.4l14-2.8" />
      <path d="M130 104V62M122 24v20a8 8 0 0 0 16 0V24M130 24v38" />
    </Picture>
  );
}
