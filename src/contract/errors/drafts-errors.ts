export const draftsErrors = {
  too_many_drafts: 409,
} as const;
