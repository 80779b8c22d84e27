export const draftsErrors = {
  too_many_drafts: 409,
  draft_closed: 409,
  draft_changed: 409,
} as const;
