import { Picture, softFill } from "./picture.tsx";

/** A till receipt. */
export function ReceiptPicture() {
  return (
    <Picture>
      <path d="M48 16h64v86l-10.7-7-10.7 7-10.6-7-10.7 7-10.6-7-10.7 7Z" fill={softFill} />
      <path d="M60 34h24M60 48h40M60 60h40M60 76h14M90 76h10" />
    </Picture>
  );
}
