/** What admins are told of their subscription by mail. */
export const reminderKinds = ["trial_ends", "payment_failed", "past_due", "expired"] as const;
export type ReminderKind = (typeof reminderKinds)[number];
