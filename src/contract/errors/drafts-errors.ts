export const draftsErrors = {
  too_many_drafts: 409,
  draft_closed: 409,
} as const;
