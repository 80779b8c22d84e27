import { type FocusEvent, useId, useState } from "react";
import {
  type NumberReading,
  type NumberTerms,
  readNumber,
  restaurantForm,
} from "#platform/domain/numbers/read-number.ts";
import { TextField, type TextFieldProps } from "../forms/text-field.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { NumberChoice } from "./number-choice.tsx";
import { type NumberWords, refusalOf } from "./number-refusal.ts";

export interface NumberTextProps
  extends Omit<TextFieldProps, "value" | "onChange" | "defaultValue" | "beside" | "remedy" | "maxLength"> {
  /** As it is typed, whatever it is: nothing is taken out of it or cut off. */
  text: string;
  /** Called at every keystroke, and with the reading that was chosen of two. */
  onText: (text: string) => void;
  terms: NumberTerms;
  /** Decimals that are always shown: two of money. */
  leastDecimals?: number | undefined;
  /** In place of the general words for what cannot be read. */
  words?: NumberWords | undefined;
}

/** Beginnings of a number: they are not refused until the field is left. */
const BEGINNING = /^\s*[-$.,]?\s*$/;
/** Nobody takes it for another number; three figures after a point could be thousands. */
const OBVIOUS = /^\d{0,3}(\.\d{0,2})?$/;

/**
 * The one field for numbers with decimals or thousands: it holds the text that was typed, says at the end of its label how
 * that is understood, and offers both readings where there are two. `readNumber` gives the caller the number.
 */
export function NumberText(props: NumberTextProps) {
  const { text, onText, terms, leastDecimals = 0, words, error, onBlur, ...field } = props;
  const labels = useUiLabels().number;
  const ownId = useId();
  const id = field.id ?? ownId;
  const [hasLeft, setHasLeft] = useState(false);
  const reading = readNumber(text, terms);
  const isEarly = BEGINNING.test(text) && !hasLeft && !error;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      id={id}
      value={text}
      error={(isEarly ? null : refusalOf(reading, terms, words, labels)) ?? error}
      beside={understood(text, reading, leastDecimals)}
      remedy={
        reading.kind === "unclear" ? (
          <NumberChoice
            readings={reading}
            leastDecimals={leastDecimals}
            onChoose={(chosen) => {
              onText(chosen);
              document.getElementById(id)?.focus();
            }}
          />
        ) : null
      }
      onChange={({ currentTarget }) => {
        setHasLeft(false);
        onText(currentTarget.value);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setHasLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

/** `= 1,204.50` where the text alone does not say it; null where it does, and where there is no certain number. */
function understood(text: string, reading: NumberReading, leastDecimals: number): string | null {
  if (reading.kind !== "number" || OBVIOUS.test(text.trim())) return null;
  const shown = restaurantForm(reading.plain, leastDecimals);
  return shown === text.trim() ? null : `= ${shown}`;
}
