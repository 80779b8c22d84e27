export const auth = {
  signed_in: "Welcome, {{name}}.",
  signed_out: "You are signed out.",
  refreshed: "You are still signed in.",
  reset_mailed:
    "If this address has an account, a mail with a link is on its way. The link works for 30 minutes.",
  password_set: "Your new password is set. Sign in with it.",
  device_removed: "The device is signed out.",
  language_set: "The language is set.",
  device: {
    browser_on_system: "{{browser}} on {{system}}",
    unknown: "Unknown device",
  },
  mail: {
    footer: "Comanda sent this to {{username}}, the address of your user at {{store}}.",
    reset_subject: "Set a new password for Comanda",
    reset_greeting: "Hello {{name}}, here is the link to set a new password.",
    reset_action: "Set a new password",
    reset_once: "It works once and for 30 minutes. All your devices are signed out then.",
    reset_not_you: "If you did not ask for it, do nothing: your password stays as it is.",
    changed_subject: "Your password for Comanda was changed",
    changed_greeting: "Hello {{name}}, your password was changed with a link from a mail to this address.",
    changed_not_you:
      "All your devices were signed out. If it was not you, set a new password at once and tell the administrator of your restaurant.",
    page_title: "Mails that were not sent",
    none: "Nothing yet. Mails appear here because no mail server is set (SMTP_URL).",
    all: "All mails",
  },
} as const;

export const authErrors = {
  invalid_credentials: "The e-mail or the password is not right.",
  reset_link_invalid: "This link has expired or was used already. Ask for a new one.",
  password_too_common: "This password is too easy to guess. Choose another one.",
  own_device: "This is the device you are using. Sign out instead.",
} as const;
