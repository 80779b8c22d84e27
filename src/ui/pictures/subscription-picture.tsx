import { groundFill, Picture, softFill } from "./picture.tsx";

/** A card and a calendar day. */
export function SubscriptionPicture() {
  return (
    <Picture>
      <rect x="20" y="22" width="84" height="76" rx="8" fill={groundFill} />
      <path d="M20 30a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v14H20Z" fill={softFill} />
      <path d="M40 14v14M84 14v14M36 60h12M58 60h12M36 78h12" />
      <rect x="72" y="66" width="68" height="42" rx="8" fill={softFill} />
      <path d="M72 80h68M82 96h14" />
    </Picture>
  );
}
