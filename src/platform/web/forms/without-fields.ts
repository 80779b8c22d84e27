/**
 * Returns the errors without those of these fields: the server's refusal of a field is dropped once the field
 * changes.
 */
export function withoutFields<Field extends string>(
  errors: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, string>>> {
  if (!fields.some((field) => field in errors)) return errors;
  const rest = { ...errors };
  for (const field of fields) delete rest[field];
  return rest;
}
