export const profile = {
  till: {
    title: "Till",
    confirm: "Confirm before sending to the kitchen",
    confirm_hint:
      "Shows a summary before sending and the token afterwards. When off, one tap sends and you have 8 seconds to undo.",
    confirm_new_one: "Shows a summary before sending. Turns off automatically after {{count}} more order.",
    confirm_new_other: "Shows a summary before sending. Turns off automatically after {{count}} more orders.",
  },
  none: "Not provided",
  role_staff: "Staff",
  role_superadmin: "Platform administrator",
  devices: {
    subtitle: "Where you are signed in. Remove any device you do not recognize.",
    mine: "This device",
    seen: "Last seen {{when}}",
    since: "Signed in {{when}} · {{place}}",
    confirm_title: "Remove this device?",
    confirm_body: "{{name}} will be signed out immediately.",
    confirm: "Remove device",
  },
  language: {
    subtitle: "For this device, and for the messages and emails you receive.",
    choose: "Screen language",
  },
  support: {
    subtitle: "Write to us and tell us what you were doing and what you saw.",
    address: "Support address",
    copy: "Copy address",
    copied: "Address copied.",
    copy_failed: "The browser did not allow copying. Select the address and copy it.",
    mail_app: "Open mail app",
    none: "No support address is set. Ask whoever gave you access to Comanda.",
    none_operator:
      "No support address is set. Set SUPPORT_EMAIL in the server's configuration: restaurants see it here.",
    webmail: "Or write from the browser",
    subject: "Comanda: {{store}}",
    subject_of_operator: "Comanda, platform: {{name}}",
  },
} as const;
