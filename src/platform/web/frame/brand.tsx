import { VisuallyHidden } from "#ui/layout/layout.tsx";
import classes from "./brand.module.css";

/** The mark of the product, a ticket, with its name for screen readers where it stands alone. */
export function BrandMark({ size = 28, isAlone = false }: { size?: number; isAlone?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 512 512" width={size} height={size} className={classes.mark} aria-hidden="true">
        <rect width="512" height="512" rx="112" fill="var(--ui-accent)" />
        <path d="M152 104h208v304l-35-24-34 24-35-24-35 24-34-24-35 24z" fill="var(--ui-on-accent)" />
        <path
          d="M194 176h124M194 232h124M194 288h72"
          stroke="var(--ui-accent)"
          strokeWidth="24"
          strokeLinecap="round"
        />
      </svg>
      {isAlone ? <VisuallyHidden>{productName}</VisuallyHidden> : null}
    </>
  );
}

/** Name of the product. It is a name, so it is the same in every language. */
export const productName = "Comanda";

/** Mark and name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      {productName}
    </span>
  );
}
