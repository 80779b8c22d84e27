export const stationsErrors = {
  station_exists: 409,
} as const;
