/** A group as the form has it. */
interface ComboGroupDraft {
  readonly min: number;
  readonly max: number;
  readonly choices: readonly {
    readonly item_id: number;
    readonly variant_id: number | null;
    readonly is_default: boolean;
  }[];
}

interface ComboProblem {
  /** Below the list of groups. */
  readonly path: readonly (string | number)[];
  readonly code: "most_below_least" | "too_many_defaults" | "chosen_twice" | "nothing_to_choose";
}

/**
 * Returns the problems of a combo's groups: a maximum below the minimum, more defaults than the maximum, an item (in
 * one variant) twice in a group, or no required group at all, so that the combo could be sold without a part.
 */
export function comboProblems(groups: readonly ComboGroupDraft[]): ComboProblem[] {
  const problems = groups.flatMap((group, index): ComboProblem[] => {
    const found: ComboProblem[] = [];
    if (group.max < group.min) found.push({ path: [index, "max"], code: "most_below_least" });
    if (group.choices.filter(({ is_default }) => is_default).length > group.max)
      found.push({ path: [index, "choices"], code: "too_many_defaults" });
    const keys = group.choices.map(({ item_id, variant_id }) => `${item_id} ${variant_id}`);
    for (const [place, key] of keys.entries())
      if (keys.indexOf(key) !== place)
        found.push({ path: [index, "choices", place, "item_id"], code: "chosen_twice" });
    return found;
  });
  const isEmpty = groups.length > 0 && groups.every(({ min }) => min === 0);
  return isEmpty ? [...problems, { path: [0, "min"], code: "nothing_to_choose" }] : problems;
}
