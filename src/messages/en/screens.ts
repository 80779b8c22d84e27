export const screens = {
  profile: "Profile",
  devices: "My devices",
  language: "Language",
  contactSupport: "Support",
} as const;
