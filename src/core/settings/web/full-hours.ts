/** The hours of a day to choose from, as a clock shows them. */
export const fullHours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
