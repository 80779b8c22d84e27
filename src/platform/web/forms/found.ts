/** Returns the thing that is edited. Throws when somebody deleted it meanwhile. */
export function found<Thing extends { readonly id: number }>(
  things: readonly Thing[],
  id: number | undefined,
): Thing {
  const thing = things.find((each) => each.id === id);
  if (!thing) throw new Error("deleted meanwhile");
  return thing;
}
