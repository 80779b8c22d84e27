import type { GroupRow } from "./combo-queries.ts";

/** What a person edits of a combo: of this its version is made, and the audit log tells it. */
export function editedFields(groups: readonly GroupRow[]) {
  return {
    groups: groups.map(({ title, min, max, choices }) => ({
      title,
      min,
      max,
      choices: choices.map(({ item, variant_id, extra, is_default }) => ({
        title: item.title,
        variant: item.variants.find(({ id }) => id === variant_id)?.title ?? null,
        extra,
        is_default,
      })),
    })),
  };
}
