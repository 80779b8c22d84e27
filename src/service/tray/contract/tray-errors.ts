export const trayErrors = {
  line_claimed: 409,
} as const;
