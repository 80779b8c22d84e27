type Fields = Readonly<Record<string, unknown>>;

/** A field that somebody else changed while it was edited here. */
export interface ConflictingField {
  readonly field: string;
  readonly saved: unknown;
  /** The typed value; undefined when this field was left alone. */
  readonly mine: unknown;
}

export interface MergedEdits<Values> {
  /** Typed values, and the saved values of all other fields: nobody's change is undone unseen. */
  readonly values: Values;
  /** Fields whose saved value differs both from the value that this edit began with and from the typed one. */
  readonly conflicting: readonly ConflictingField[];
}

/** Merges two edits of one thing: its values when this edit began, the typed ones, and the saved ones. */
export function mergeEdits<Values extends Fields>(
  begun: Values,
  mine: Values,
  saved: Values,
): MergedEdits<Values> {
  const typed = Object.keys(mine).filter(
    (field) => field !== "version" && !isSame(begun[field], mine[field]),
  );
  const conflicting = Object.keys(saved).filter(
    (field) =>
      field !== "version" && !isSame(begun[field], saved[field]) && !isSame(mine[field], saved[field]),
  );
  return {
    values: { ...saved, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) },
    conflicting: conflicting.map((field) => ({
      field,
      saved: saved[field],
      mine: typed.includes(field) ? mine[field] : undefined,
    })),
  };
}

interface SavedForm<Values> {
  getValues(): Values;
  setInitialValues(values: Values): void;
  setValues(values: Values): void;
}

/** Resets a form to the saved values after a save on a page that stays; text typed while it was sent is kept. */
export function beginWithSaved<Values extends Fields>(
  form: SavedForm<Values>,
  sent: Values,
  saved: Values,
): void {
  const { values } = mergeEdits(sent, form.getValues(), saved);
  form.setInitialValues(saved);
  form.setValues(values);
}

/** Compares two values, which are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
