import { type FetchQueryOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "../api-error.ts";
import type { ConflictingField, mergeEdits } from "./merge-edits.ts";

type Fields = Record<string, unknown>;

/** Name of a field, and how to write its value when that differs from the typed text. */
export type FieldWords<Value> = string | { readonly label: string; readonly text: (value: Value) => string };

/** Everything a form needs to resolve a conflict with somebody else's edit (docs/decisions/0043). */
export interface Meanwhile<Values extends Fields> {
  /** The thing as it is saved now: the form's values, `version` among them. */
  readonly reload: () => Promise<Values>;
  /** The fields of the form by name; what has no name is not listed. */
  readonly fields: { readonly [Field in keyof Values]?: FieldWords<Values[Field]> };
}

/** Returns a function that loads a query again and returns the values of a form out of its answer; null of a new thing. */
export function useReload<Data, Key extends QueryKey, Values>(
  query: FetchQueryOptions<Data, Error, Data, Key> | null,
  valuesOf: (data: Data) => Values,
): () => Promise<Values> {
  const client = useQueryClient();
  return async () => {
    if (query === null) throw new Error("nothing is saved yet");
    return valuesOf(await client.fetchQuery({ ...query, staleTime: 0 }));
  };
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
  readonly conflicting: readonly ConflictingField[];
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
  const [found, setFound] = useState<{ saved: Values; bringTogether: typeof mergeEdits } | null>(null);
  const begin = (values: Values) => {
    setFound(null);
    if (found) form.setInitialValues(found.saved);
    form.setValues(values);
    form.clearErrors();
  };
  const conflict = found && meanwhile ? conflictOf(found) : null;
  function conflictOf({ saved, bringTogether }: NonNullable<typeof found>): EditConflict {
    const merge = () => bringTogether(form.getInitialValues(), form.getValues(), saved);
    return {
      conflicting: merge().conflicting,
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
    offerChoice: async (error: unknown): Promise<boolean> => {
      if (!meanwhile || !isApiError(error, "changed_meanwhile")) return false;
      try {
        const [saved, { mergeEdits: bringTogether }] = await Promise.all([
          meanwhile.reload(),
          import("./merge-edits.ts"),
        ]);
        setFound({ saved, bringTogether });
        return true;
      } catch {
        // Without the saved values there is no choice; the refusal itself is shown.
        return false;
      }
    },
  };
}
