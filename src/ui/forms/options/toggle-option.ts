/** The chosen values after a tap on one of them, in the order of the options; what the options do not know is dropped. */
export function toggleOption(
  options: readonly { value: string }[],
  chosen: readonly string[],
  tapped: string,
): readonly string[] {
  const isChosen = (value: string) => (value === tapped ? !chosen.includes(value) : chosen.includes(value));
  return options.map((option) => option.value).filter(isChosen);
}
