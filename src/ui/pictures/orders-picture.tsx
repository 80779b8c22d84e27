import { groundFill, Picture, softFill } from "./picture.tsx";

/** Three account cards, one open. */
export function OrdersPicture() {
  return (
    <Picture>
      <rect x="18" y="34" width="56" height="68" rx="8" fill={softFill} />
      <rect x="86" y="22" width="56" height="80" rx="8" fill={groundFill} />
      <rect x="18" y="34" width="56" height="68" rx="8" />
      <rect x="86" y="22" width="56" height="80" rx="8" />
      <path d="M30 50h22M30 64h32M30 76h26M98 40h18M98 54h32M98 66h32M98 78h20" />
      <circle cx="130" cy="90" r="14" fill={softFill} />
      <path d="m124 90 4 4 8-8" />
    </Picture>
  );
}
