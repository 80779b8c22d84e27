export const subscription = {
  inactive_title: "The subscription is not active",
  inactive_admin:
    "Your restaurant's data are safe. To go on using Comanda, renew the subscription: write to us and we activate it.",
  inactive_staff: "There is no active subscription. Tell the administrator of {{store}}.",
  ended: "It ended on {{day}}.",
  subject: "Renewal of {{store}}",
  check_again: "Check again",
  still_inactive: "The subscription is still inactive.",
} as const;
