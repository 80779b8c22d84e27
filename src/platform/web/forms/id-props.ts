/** Props from a form for a field of an id. */
interface IdInput {
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | null;
}

/** Converts `form.getInputProps("categoryId")` for a SelectField, whose values are texts. */
export function idProps({ value = null, onChange, error = null, ...rest }: IdInput) {
  return {
    ...rest,
    value: value === null ? null : String(value),
    onChange: (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
    error,
  };
}
