/** Colours by which a restaurant tells its categories apart on tills, in the order in which they are offered. */
export const categoryColours = [
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "teal",
  "blue",
  "indigo",
  "violet",
  "pink",
] as const;
export type CategoryColour = (typeof categoryColours)[number];
