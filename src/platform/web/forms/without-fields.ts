/** The errors of all fields but these: what the server refused of a field is forgotten once it is changed. */
export function withoutFields<Field extends string>(
  errors: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, string>>> {
  if (!fields.some((field) => field in errors)) return errors;
  const rest = { ...errors };
  for (const field of fields) delete rest[field];
  return rest;
}
