import { useWords } from "#service/guest-menu/guest/page-context.ts";

interface StepperProps {
  readonly value: number;
  /** Name of what is counted. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

/** A number with buttons for one less and one more. */
export function Stepper({ value, label, min, max, onLess, onMore }: StepperProps) {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box around three things in a row
    <span className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={t("less")} disabled={value <= min} onClick={onLess}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={t("more")} disabled={value >= max} onClick={onMore}>
        +
      </button>
    </span>
  );
}
