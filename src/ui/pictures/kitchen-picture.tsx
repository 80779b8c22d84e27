import { Picture, softFill } from "./picture.tsx";

/** A pot under steam. */
export function KitchenPicture() {
  return (
    <Picture>
      <path d="M40 60h80v28a14 14 0 0 1-14 14H54a14 14 0 0 1-14-14Z" fill={softFill} />
      <path d="M34 60h92M26 72h14M120 72h14" />
      <path d="M62 46c-6-6 6-10 0-18M80 46c-6-6 6-10 0-18M98 46c-6-6 6-10 0-18" />
      <path d="M54 76v12" />
    </Picture>
  );
}
