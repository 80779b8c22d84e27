/** How long support may look at a restaurant's screens, in minutes; nobody looks longer than an hour (decision 98). */
export const LOOK_IN_MINUTES = [15, 30, 60] as const;
export type LookInMinutes = (typeof LOOK_IN_MINUTES)[number];

/** Longest reason, in characters. */
export const REASON_MOST = 300;

/** Who ended a look-in; `time` by itself, `replaced` by the operator's next one. */
export const lookInEnds = ["operator", "restaurant", "time", "replaced"] as const;
export type LookInEnd = (typeof lookInEnds)[number];
