export const password = {
  forgot_title: "Recover your password",
  forgot_subtitle: "We will mail you a link to choose a new one.",
  forgot_submit: "Send the link",
  forgot_sent_title: "Look at your mail",
  back_to_login: "Back to sign in",
  reset_title: "Choose a new password",
  reset_subtitle: "At least 8 characters. A few words together are easy to remember.",
  reset_password: "New password",
  reset_submit: "Save the password",
  reset_no_token: "This link is not complete. Open it again from the mail, or ask for a new one.",
  ask_again: "Ask for a new link",
  too_short: "Use at least 8 characters.",
} as const;
