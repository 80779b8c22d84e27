export const screens = {
  pos: "POS",
  orders: "Open accounts",
  orderCharge: "Order charge",
  kitchen: "Kitchen",
  bar: "Bar",
  profile: "Profile",
  devices: "My devices",
  language: "Language",
  contactSupport: "Support",
} as const;
