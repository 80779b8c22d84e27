export const screens = {
  pos: "POS",
  profile: "Profile",
  devices: "My devices",
  language: "Language",
  contactSupport: "Support",
} as const;
