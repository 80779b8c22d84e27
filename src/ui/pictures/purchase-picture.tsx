import { groundFill, Picture, softFill } from "./picture.tsx";

/** A crate of goods with its delivery note. */
export function PurchasePicture() {
  return (
    <Picture>
      <path d="M84 18h44v66H84Z" fill={groundFill} />
      <path d="M95 32h22M95 44h22M107 56h10" />
      <path d="M28 62h72v48H28Z" fill={softFill} />
      <path d="M28 62l10-16h52l10 16M64 46v16M44 80h40M44 94h40" />
    </Picture>
  );
}
