import type { ReactNode } from "react";
import { searchText } from "#platform/domain/text/search-text.ts";

export interface SelectOption {
  value: string;
  label: string;
  /** A second, smaller line: the phone number beside a name. */
  hint?: string | undefined;
  /** At the end of its line: a badge that says how alike two titles are. */
  mark?: ReactNode;
  disabled?: boolean;
}

/** Entries drawn at once; a longer list is narrowed by typing. */
const LIMIT = 200;

/**
 * The options whose label holds the text, or where none does each of its words; in their order, at most 200. Accents and
 * case do not matter.
 */
export function matchOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = searchText(text);
  const holding = (parts: readonly string[]) =>
    options.filter(({ label }) => parts.every((part) => searchText(label).includes(part)));
  const whole = holding([wanted]);
  return (whole.length > 0 ? whole : holding(wanted.split(" "))).slice(0, LIMIT);
}
