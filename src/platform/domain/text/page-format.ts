/** Paper widths in millimetres. */
export const pageFormats = [57, 80] as const;
export type PageFormat = (typeof pageFormats)[number];
