import { groundFill, Picture, softFill } from "./picture.tsx";

/** Two people, one before the other. */
export function CustomersPicture() {
  return (
    <Picture>
      <circle cx="98" cy="42" r="15" fill={groundFill} />
      <path d="M70 102V92a28 28 0 0 1 56 0v10" fill={groundFill} />
      <circle cx="62" cy="50" r="17" fill={softFill} />
      <path d="M30 106v-6a32 32 0 0 1 64 0v6" fill={softFill} />
      <path d="m55 96 6 6 12-13" />
    </Picture>
  );
}
