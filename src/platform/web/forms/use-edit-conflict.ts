import { useState } from "react";
import { isApiError } from "../api-error.ts";
import type { MetField, mergeEdits } from "./merge-edits.ts";

type Fields = Record<string, unknown>;

/** Name of a field, and how to write its value when that differs from the typed text. */
export type FieldWords<Value> = string | { readonly label: string; readonly text: (value: Value) => string };

/** Everything a form needs to resolve a conflict with somebody else's edit (docs/decisions/0043). */
export interface Meanwhile<Values extends Fields> {
  /** The thing as it is saved now: the form's values, `version` among them. */
  readonly readAnew: () => Promise<Values>;
  /** The fields of the form by name; what has no name is not listed. */
  readonly fields: { readonly [Field in keyof Values]?: FieldWords<Values[Field]> };
}

/** A form of @mantine/form, or one that offers the same functions. */
export interface EditedForm<Values> {
  getInitialValues(): Values;
  getValues(): Values;
  setInitialValues(values: Values): void;
  setValues(values: Values): void;
  clearErrors(): void;
}

/** Somebody else's changes, until the person decides. */
export interface EditConflict {
  readonly met: readonly MetField[];
  readonly words: Readonly<Record<string, FieldWords<never> | undefined>>;
  /** Sends the typed values, and the saved values of all other fields. */
  readonly keepMine: () => void;
  /** Fills the form with the saved values. */
  readonly takeSaved: () => void;
}

/**
 * Handles a refusal `changed_meanwhile`: reads the thing again and offers the choice. Typed values stay in
 * the form until the person takes the saved ones.
 */
export function useEditConflict<Values extends Fields>(
  form: EditedForm<Values>,
  meanwhile: Meanwhile<Values> | undefined,
  send: (values: Values) => unknown,
) {
  // The merging code is loaded with the first conflict: most forms never have one.
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
    /** Returns true when the person gets a choice, so that the refusal needs no other words. */
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
        // Without the saved values there is no choice; the refusal itself is shown.
        return false;
      }
    },
  };
}
