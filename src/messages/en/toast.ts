export const toast = {
  something_went_wrong: "Something went wrong. Try again.",
} as const;
