export const platformConsole = {
  title: "Platform",
  active: "Active restaurants",
  inactive: "Inactive restaurants",
  tenants: "Restaurants",
  name: "Name",
  email: "E-mail",
  state: "Status",
  state_active: "Active",
  state_inactive: "Inactive",
  subscription_end: "Subscription until",
  no_end: "No end",
  none: "There is no restaurant yet.",
} as const;
