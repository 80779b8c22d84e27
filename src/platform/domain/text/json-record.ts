/** An object out of JSON. Members are read by `own` alone, so that `__proto__` and `constructor` are names like any other. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Tells whether the value is an object and no list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of the object itself; null when it has none, as documents write what they do not say. */
export function own(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}

/** The member when it is an object, else an empty one. */
export function ownRecord(record: JsonRecord, name: string): JsonRecord {
  const value = own(record, name);
  return isRecord(value) ? value : {};
}

/** The member when it is a list, else an empty one. */
export function ownList(record: JsonRecord, name: string): readonly unknown[] {
  const value = own(record, name);
  return Array.isArray(value) ? value : [];
}
