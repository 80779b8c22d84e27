import type { MouseEvent } from "react";
import { usePage, useWords } from "#service/guest-menu/guest/page-context.ts";

interface StepperProps {
  readonly value: number;
  /** Name of what is counted. */
  readonly label: string;
  /** The language of that name, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly min: number;
  readonly max: number;
  /** Over the picture of a dish: "+" alone while there is none of it. */
  readonly look?: "adder";
  readonly onLess: () => void;
  readonly onMore: () => void;
}

/** A number with buttons for one less and one more. */
export function Stepper({ value, label, lang, min, max, look, onLess, onMore }: StepperProps) {
  const t = useWords();
  const { language } = usePage();
  const isPlusAlone = look === "adder" && value === 0;
  const less = (event: MouseEvent<HTMLElement>) => {
    // The button of the last piece goes; the focus stays with the dish.
    if (look === "adder" && value === 1)
      event.currentTarget.parentElement?.querySelector<HTMLElement>(":scope > :last-child")?.focus();
    onLess();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box around three things in a row
    <span className={look ?? "stepper"} role="group" aria-label={label} lang={lang}>
      {!isPlusAlone && (
        <>
          <button
            type="button"
            lang={lang && language}
            aria-label={t("less")}
            disabled={value <= min}
            onClick={less}
          >
            −
          </button>
          <output>{value}</output>
        </>
      )}
      <button
        type="button"
        lang={lang && language}
        aria-label={t("more")}
        disabled={value >= max}
        onClick={onMore}
      >
        +
      </button>
    </span>
  );
}
