export const screens = {
  pos: "POS",
  orders: "Open accounts",
  orderCharge: "Order charge",
  kitchen: "Kitchen",
  bar: "Bar",
  orderStatus: "Order status",
  customerDisplay: "Customer display",
  stations: "Stations",
  profile: "Profile",
  devices: "My devices",
  language: "Language",
  contactSupport: "Support",
} as const;
