import { groundFill, Picture, softFill } from "./picture.tsx";

/** A shelf of the store room: a box, a sack and jars. */
export function StockPicture() {
  return (
    <Picture>
      <path d="M28 14v96M132 14v96M28 62h104" />
      <path d="M40 34h36v28H40Z" fill={softFill} />
      <path d="M40 42h36M58 34v8" />
      <path d="M88 44h14v18H88ZM108 44h14v18h-14ZM90 38h10v6H90ZM110 38h10v6h-10Z" fill={groundFill} />
      <path d="M44 76c8 4 20 4 28 0 4 10 6 22 4 34H40c-2-12 0-24 4-34Z" fill={groundFill} />
      <path d="M88 82h32v28H88Z" fill={softFill} />
      <path d="M98 94h12" />
    </Picture>
  );
}
