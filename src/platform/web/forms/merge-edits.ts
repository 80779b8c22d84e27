type Fields = Readonly<Record<string, unknown>>;

/** A field that somebody else changed while it was edited here. */
export interface MetField {
  readonly field: string;
  readonly saved: unknown;
  /** What was typed here; undefined when this field was left alone. */
  readonly mine: unknown;
}

export interface MergedEdits<Values> {
  /** What was typed here, and of the rest what is saved now: nobody's change is undone unseen. */
  readonly values: Values;
  /** The fields that are saved differently from what this edit began with and from what is typed. */
  readonly met: readonly MetField[];
}

/** Brings two edits of one thing together: what it was when this one began, what is typed, and what is saved now. */
export function mergeEdits<Values extends Fields>(
  begun: Values,
  mine: Values,
  saved: Values,
): MergedEdits<Values> {
  const typed = Object.keys(mine).filter(
    (field) => field !== "version" && !isSame(begun[field], mine[field]),
  );
  const met = Object.keys(saved).filter(
    (field) =>
      field !== "version" && !isSame(begun[field], saved[field]) && !isSame(mine[field], saved[field]),
  );
  return {
    values: { ...saved, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) },
    met: met.map((field) => ({
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

/** After a save on a page that stays: the form begins with what is saved; what was typed while it was sent is kept. */
export function beginWithSaved<Values extends Fields>(
  form: SavedForm<Values>,
  sent: Values,
  saved: Values,
): void {
  const { values } = mergeEdits(sent, form.getValues(), saved);
  form.setInitialValues(saved);
  form.setValues(values);
}

/** Values of forms are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
