import { groundFill, Picture, softFill } from "./picture.tsx";

/** A closed padlock. */
export function LockedPicture() {
  return (
    <Picture>
      <rect x="44" y="52" width="72" height="52" rx="8" fill={softFill} />
      <path d="M58 52V38a22 22 0 0 1 44 0v14" />
      <circle cx="80" cy="74" r="6" fill={groundFill} />
      <path d="M80 80v10" />
    </Picture>
  );
}
