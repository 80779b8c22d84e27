import { groundFill, Picture, softFill } from "./picture.tsx";

/** A phone and a screen. */
export function DevicePicture() {
  return (
    <Picture>
      <rect x="20" y="26" width="84" height="60" rx="8" fill={softFill} />
      <path d="M46 102h32M62 86v16" />
      <rect x="98" y="48" width="40" height="56" rx="8" fill={groundFill} />
      <path d="M113 94h10" />
      <path d="m48 56 8 8 16-16" />
    </Picture>
  );
}
