import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { isApiError } from "../api-error.ts";
import { type MetField, mergeEdits } from "./merge-edits.ts";

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
  form: UseFormReturnType<Values>,
  meanwhile: Meanwhile<Values> | undefined,
  send: (values: Values) => unknown,
) {
  const [saved, setSaved] = useState<Values | null>(null);
  const begin = (values: Values) => {
    setSaved(null);
    if (saved) form.setInitialValues(saved);
    form.setValues(values as never);
    form.clearErrors();
  };
  const merge = (now: Values) => mergeEdits(form.getInitialValues(), form.getValues(), now);
  const conflict: EditConflict | null =
    saved === null || !meanwhile
      ? null
      : {
          met: merge(saved).met,
          words: meanwhile.fields as EditConflict["words"],
          keepMine: () => {
            const { values } = merge(saved);
            begin(values);
            void send(values);
          },
          takeSaved: () => begin(saved),
        };
  return {
    conflict,
    /** Whether the refusal is met with a choice: then it needs no other words. */
    meet: async (error: unknown): Promise<boolean> => {
      if (!meanwhile || !isApiError(error, "changed_meanwhile")) return false;
      try {
        setSaved(await meanwhile.readAnew());
        return true;
      } catch {
        // Without what is saved now there is nothing to choose from; the refusal itself is shown.
        return false;
      }
    },
  };
}
