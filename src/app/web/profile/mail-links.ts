/** Webmail services by name, with the address that opens a new mail there. */
export const webmails = [
  {
    name: "Gmail",
    compose: (to: string, subject: string) =>
      `https://mail.google.com/mail/?${new URLSearchParams({ view: "cm", fs: "1", to, su: subject })}`,
  },
  {
    name: "Outlook",
    compose: (to: string, subject: string) =>
      `https://outlook.live.com/mail/0/deeplink/compose?${new URLSearchParams({ to, subject })}`,
  },
  {
    name: "Yahoo Mail",
    compose: (to: string, subject: string) =>
      `https://compose.mail.yahoo.com/?${new URLSearchParams({ to, subject })}`,
  },
] as const;

/** Opens the device's own mail app. Spaces as %20: mail apps do not read the plus sign. */
export function mailtoLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
