/** Joins the class names that apply; a CSS module's missing name and a false condition leave no trace. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
