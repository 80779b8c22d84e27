export const sharedTills = {
  title: "Shared tills",
  intro:
    "At a shared till, people switch with their PIN instead of signing out and in. An unfinished order stays.",
  none: "No shared tills yet.",
  enroll: "Share this device",
  enroll_hint: "Anyone with a PIN can then sign in here with it. Staff set their PIN on their profile.",
  change_title: "Shared till {{title}}",
  remove_title: "Remove shared till {{title}}?",
  remove_body: "Nobody can sign in there by PIN any more, and whoever is using it is signed out immediately.",
  remove_confirm: "Remove shared till",
  name: "Till name",
  after_sending: "Lock after sending",
  after_sending_hint: "The next person starts with their own PIN. There are 8 seconds to undo.",
  after_seconds: "Lock when idle (seconds)",
  after_seconds_hint: "15 to 3600. Leave empty to never lock automatically.",
  since: "{{device}} · added by {{name}} on {{when}}",
  used: "Last used by {{name}}, {{when}}",
  locks_sending: "locks after sending",
  locks_seconds: "locks after {{time}} idle",
  locks_never: "does not lock automatically",
  lock: "Lock till",
  sent: "Sent",
  sent_hint: "Touch the screen to let someone else sign in.",
  lock_failed: "The server could not be reached. The till stays locked, and we will try again.",
  who: "Choose your name",
  who_hint: "Then enter your PIN.",
  nobody: "Nobody has a PIN yet",
  nobody_hint: "Sign in with your password and set a PIN on your profile.",
  back: "Someone else",
  by_password: "Sign in with password",
  reply: {
    enrolled: "{{title}} is now a shared till.",
    removed: "{{title}} is no longer a shared till.",
    locked: "The till is locked.",
  },
} as const;

export const sharedTillsErrors = {
  not_a_shared_till: "This device is not a shared till. Sign in with your password.",
  till_locked:
    "Too many incorrect PINs at this till. Try again in {{seconds}} or sign in with your password.",
} as const;
