import { useState } from "react";
import { isApiError } from "../api-error.ts";
import type { MetField, mergeEdits } from "./merge-edits.ts";

type Fields = Record<string, unknown>;

/** What a field is called, and how its value is said where that is not what is typed. */
export type FieldWords<Value> = string | { readonly label: string; readonly text: (value: Value) => string };

/** What a form needs to know to settle with somebody who edited the same (docs/decisions/0043). */
export interface Meanwhile<Values extends Fields> {
  /** The thing as it is saved now: the form's values, `version` among them. */
  readonly readAnew: () => Promise<Values>;
  /** The fields of the form by name; what has no name is not listed. */
  readonly fields: { readonly [Field in keyof Values]?: FieldWords<Values[Field]> };
}

/** A form whose values are edited: one of @mantine/form, or what a form of its own kind says of itself. */
export interface EditedForm<Values> {
  /** What it began with. */
  getInitialValues(): Values;
  getValues(): Values;
  setInitialValues(values: Values): void;
  setValues(values: Values): void;
  clearErrors(): void;
}

/** What was changed by somebody else, until the person decides. */
export interface EditConflict {
  readonly met: readonly MetField[];
  readonly words: Readonly<Record<string, FieldWords<never> | undefined>>;
  /** Sends what was typed here, and of the other fields what is saved now. */
  readonly keepMine: () => void;
  /** Fills the form with what is saved. */
  readonly takeSaved: () => void;
}

/**
 * Meets a refusal `changed_meanwhile`: reads the thing anew and offers the choice. What was typed stays in the form until
 * the person takes what is saved.
 */
export function useEditConflict<Values extends Fields>(
  form: EditedForm<Values>,
  meanwhile: Meanwhile<Values> | undefined,
  send: (values: Values) => unknown,
) {
  // Bringing two edits together comes with the first conflict: most forms never meet one.
  const [met, setMet] = useState<{ saved: Values; bringTogether: typeof mergeEdits } | null>(null);
  const begin = (values: Values) => {
    setMet(null);
    if (met) form.setInitialValues(met.saved);
    form.setValues(values);
    form.clearErrors();
  };
  const conflict = met && meanwhile ? conflictOf(met) : null;
  function conflictOf({ saved, bringTogether }: NonNullable<typeof met>): EditConflict {
    const merge = () => bringTogether(form.getInitialValues(), form.getValues(), saved);
    return {
      met: merge().met,
      words: meanwhile?.fields as EditConflict["words"],
      keepMine: () => {
        const { values } = merge();
        begin(values);
        void send(values);
      },
      takeSaved: () => begin(saved),
    };
  }
  return {
    conflict,
    /** Whether the refusal is met with a choice: then it needs no other words. */
    meet: async (error: unknown): Promise<boolean> => {
      if (!meanwhile || !isApiError(error, "changed_meanwhile")) return false;
      try {
        const [saved, { mergeEdits: bringTogether }] = await Promise.all([
          meanwhile.readAnew(),
          import("./merge-edits.ts"),
        ]);
        setMet({ saved, bringTogether });
        return true;
      } catch {
        // Without what is saved now there is nothing to choose from; the refusal itself is shown.
        return false;
      }
    },
  };
}
