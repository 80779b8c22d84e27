import type { ReactNode } from "react";

/** Fill of what matters in a picture, and of what lies before something else. */
export const softFill = "var(--ui-brand-soft)";
export const groundFill = "var(--ui-surface)";

/** Canvas of every empty-state picture: 160 × 120, lines in the accent colour, decorative. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="var(--ui-brand-solid)"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 110h136" stroke="var(--ui-brand-line)" />
        {children}
      </g>
    </svg>
  );
}
