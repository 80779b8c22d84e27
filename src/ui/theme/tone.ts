/** The state colours: amber new or waiting, blue being made, green ready or paid, red late or refused, grey cancelled, brand neutral emphasis. */
export const TONES = ["brand", "amber", "blue", "green", "red", "grey"] as const;

export type Tone = (typeof TONES)[number];
