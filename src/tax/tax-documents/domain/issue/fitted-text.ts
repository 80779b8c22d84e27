/**
 * A text within the lengths of its schema: what is too long is cut, what is too short is followed by spaces, since a person is called Ana
 * and the older events take no name below five signs (S22). Null stays null.
 */
export function fittedText<Text extends string | null>(text: Text, [least, most]: readonly [number, number]) {
  return (text === null ? null : text.slice(0, most).padEnd(least)) as Text extends null ? null : string;
}
