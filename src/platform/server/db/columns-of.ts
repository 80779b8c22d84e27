/**
 * The select list of rows that have the shape of a contract object: each field with the SQL it comes from. A field of the
 * shape that is left out, or one it does not have, does not type-check; so a row is mapped by this list and by nothing
 * else (docs/decisions/0026). The text is made once, where the statement is written down.
 */
export function columnsOf<Shape>(sources: Readonly<Record<keyof Shape & string, string>>): string {
  return Object.entries<string>(sources)
    .map(([field, source]) => `${source} as "${field}"`)
    .join(", ");
}
