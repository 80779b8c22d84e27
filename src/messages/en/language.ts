export const language = {
  subtitle: "For this device and for the answers and mails you get.",
  choose: "Language of the screens",
} as const;
