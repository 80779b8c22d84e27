export const support = {
  subtitle: "Write to us and tell us what you were doing and what you saw.",
  address: "Support address",
  copy: "Copy address",
  copied: "Address copied.",
  copy_failed: "The browser did not allow copying. Select the address and copy it.",
  mail_app: "Open mail app",
  webmail: "Or write from the browser",
  subject: "Comanda: {{store}}",
} as const;
