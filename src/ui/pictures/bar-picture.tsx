import { groundFill, Picture, softFill } from "./picture.tsx";

/** A glass and a cup. */
export function BarPicture() {
  return (
    <Picture>
      <path d="M36 28h40l-5 66a8 8 0 0 1-8 8H49a8 8 0 0 1-8-8Z" fill={groundFill} />
      <path d="m38 54 36 0-3 40a8 8 0 0 1-8 8H49a8 8 0 0 1-8-8Z" fill={softFill} stroke="none" />
      <path d="M36 28h40l-5 66a8 8 0 0 1-8 8H49a8 8 0 0 1-8-8ZM38 54h36M60 28l8-14h10" />
      <path d="M92 66h36v22a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14Z" fill={softFill} />
      <path d="M128 72h6a8 8 0 0 1 0 16h-6M102 54c-4-4 4-7 0-12M116 54c-4-4 4-7 0-12" />
    </Picture>
  );
}
