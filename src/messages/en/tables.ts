export const tables = {
  reply: {
    added: "{{title}} was added.",
    added_many_one: "{{count}} table was added.",
    added_many_other: "{{count}} tables were added.",
    saved: "{{title}} was saved.",
    deleted: "{{title}} was deleted.",
    deleted_many_one: "{{count}} table was deleted.",
    deleted_many_other: "{{count}} tables were deleted.",
    code_renewed: "{{title}} has a new QR code. Print it: the old one no longer works.",
    floor_renamed: "The floor is now called {{floor}}.",
    floors_ordered: "The order of the floors was saved.",
  },
} as const;
