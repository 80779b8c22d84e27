import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { digitsOf, writingOf } from "../../domain/text/languages.ts";
import { digitsSample } from "../../domain/writing/digits-sample.ts";
import { hasOwnDigits } from "../language/own-digits.ts";
import { pickDigits } from "../session/pick-language.ts";
import { useLanguage, useT } from "../use-t.ts";

export interface DigitsChoiceProps {
  /** Shows the label above, where there is room for it. */
  isLabelShown?: boolean;
}

/** Chooses the digits of numbers on screen, where the language has others than the western ones: "1 2 3" or "١ ٢ ٣". */
export function DigitsChoice({ isLabelShown = false }: DigitsChoiceProps) {
  const t = useT();
  const language = useLanguage();
  if (digitsOf(language) === undefined) return null;
  const sample = (isOwn: boolean) => {
    const label = digitsSample(writingOf(language, isOwn));
    return { label, name: label.replaceAll("\u200e", "") };
  };
  return (
    <SegmentedFilter
      label={t("common.digits")}
      isLabelShown={isLabelShown}
      layout="tight"
      options={[
        { value: "western", ...sample(false) },
        { value: "own", ...sample(true) },
      ]}
      value={hasOwnDigits() ? "own" : "western"}
      onChange={(value) => void pickDigits(value === "own")}
    />
  );
}
