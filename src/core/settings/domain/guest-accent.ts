/** Least contrast of words on their ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The product's accent, where a restaurant has chosen none. */
export const USUAL_ACCENT = "#0f6b66";

/** Accents that are offered beside one's own: each bears white words. */
export const offeredAccents = {
  teal: USUAL_ACCENT,
  blue: "#1f5f99",
  indigo: "#4b4fb3",
  violet: "#7c3f98",
  raspberry: "#a3324f",
  red: "#b03a2e",
  brown: "#96501a",
  olive: "#5d6b1e",
  green: "#2f6b3a",
  charcoal: "#4a443d",
} as const;

/** Returns red, green and blue of `#rrggbb`, 0 to 255. */
function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}

/** Returns the relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Tells whether white words are read on an accent. They stand on it in the light mode and in the dark one. */
export const isReadableAccent = (accent: string): boolean => contrastOf(accent, "#ffffff") >= LEAST_CONTRAST;

/** Returns a colour with so much (0 to 1) of another one in it. */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((channel, at) =>
    Math.round(channel * (1 - share) + (others[at] ?? 0) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Words in the accent: on the light page and on the dark one. An accent alone is too pale there, or too dark. */
export const accentWords = (accent: string): { readonly light: string; readonly dark: string } => ({
  light: mixed(accent, "#000000", 0.2),
  dark: mixed(accent, "#ffffff", 0.62),
});
