import { groundFill, Picture, softFill } from "./picture.tsx";

/** A cloud that is cut. */
export function OfflinePicture() {
  return (
    <Picture>
      <path d="M52 92a22 22 0 0 1-3-43.8A34 34 0 0 1 114 54a19 19 0 0 1 4 38Z" fill={softFill} />
      <path d="M34 24l88 86" strokeWidth="10" stroke={groundFill} />
      <path d="M38 20l88 86" />
    </Picture>
  );
}
