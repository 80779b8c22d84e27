export const subscription = {
  active: "Active",
  inactive: "Inactive",
  renews: "Renewal date",
  ends: "Ends on",
  was_due: "Was due on",
  first_charge: "First charge",
  no_renewal: "No end date",
  phase: {
    complimentary: "Complimentary",
    trial: "Trial",
    active: "Active",
    cancelled: "Canceled: active until its end date",
    past_due: "Payment overdue",
    expired: "Expired",
  },
  per_month: "{{price}} a month",
  works_until: "Active until",
  card: "Card",
  card_on: "Charged monthly",
  card_failed: "Card declined",
  card_none: "None",
  card_stopped: "No longer charged",
  cancel: "Cancel subscription",
  keep: "Keep subscription",
  cancel_question:
    "Cancel the subscription? You will not be charged again. The restaurant keeps working until {{day}}.",
  cancel_question_now:
    "Cancel the subscription? Its payment is overdue, so the restaurant stops working immediately.",
  cancel_question_service:
    "Cancel the subscription? Its payment is overdue. The restaurant has been in service since {{since}}: it keeps working until you close the open cash drawers, then it stops.",
  resume: "Keep subscription",
  manage_card: "Manage card and receipts",
  subscribe: "Subscribe",
  pay_by_card: "Pay by card",
  plan: {
    title: "Monthly plan",
    unlimited_orders: "Unlimited orders",
    monthly_renewals: "Monthly renewals",
    unlimited_devices: "Unlimited devices",
    live_kitchen: "Live kitchen orders",
    trial_first: "The first charge is on {{day}}, when your current paid or trial period ends.",
    secure: "Card details are entered at Stripe; Comanda never sees them.",
    card_failed:
      "The card was declined. Change it or pay the open invoice; the restaurant reopens as soon as Stripe receives payment.",
    change_card: "Change card",
  },
  transfer: {
    title: "Pay by transfer or in cash",
    details: "Bank details",
    afterwards:
      "Send the receipt to support with your restaurant's name. We activate your months once the money arrives.",
    ask: "Contact support: they will tell you where to transfer, and activate your months once the money arrives.",
  },
  take_out: "Even without a subscription, you can download all of your restaurant's data in one file.",
  inactive_title: "The subscription is not active",
  inactive_admin: "Your restaurant's data is safe. Renew the subscription to keep using Comanda.",
  inactive_admin_ended:
    "It ended on {{day}}. Your restaurant's data is safe. Renew the subscription to keep using Comanda.",
  inactive_staff: "There is no active subscription. Tell the administrator of {{store}}.",
  switched_off: "Support closed this restaurant. Contact support to find out why and to have it reopened.",
  deletion_title: "This restaurant will be deleted",
  deletion:
    "This restaurant will be deleted on {{day}}, and everything will be erased permanently. All data has been exported and can be downloaded here. If it should not be deleted, contact support before that day.",
  still_active: "The subscription is active",
  still_active_hint: "Your restaurant is working normally.",
  go_on: "Continue working",
  subject: "Renewal of {{store}}",
  check_again: "Check again",
  still_inactive: "The subscription is still inactive.",
  success: {
    title: "Payment received",
    card_title: "Card saved",
    first_charge:
      "Thank you. You have not been charged yet: the first charge is on {{day}}, when your trial ends.",
    waiting_title: "Confirming the payment",
    message: "Thank you. Your subscription is active. Sign in again to start using it.",
    until: "Paid until {{day}}.",
    waiting:
      "Stripe has not confirmed a payment yet. If you have just paid, your subscription will be activated as soon as it does: do not pay again.",
    signed_out: "Sign in to check whether the payment is confirmed. If you have just paid, do not pay again.",
  },
  cancelled_payment: {
    title: "Payment not completed",
    message: "You were not charged. You can pay whenever you like.",
    back: "Back to my profile",
  },
  banner: {
    trial_one: "Your trial ends in {{count}} day.",
    trial_other: "Your trial ends in {{count}} days.",
    trial_today: "Your trial ends today.",
    past_due: "The subscription payment is overdue. The restaurant works until {{day}}.",
    card_failed: "The subscription card was declined. The restaurant works until {{day}}.",
    closing:
      "The subscription has ended. The restaurant keeps working until you close the open cash drawers.",
    action: "View subscription",
    dismiss: "Hide until tomorrow",
  },
  in_service: {
    since: "In service since {{since}}: a cash drawer is open.",
    switch_off:
      "If you deactivate it now, it stops immediately, in the middle of service. Better to wait until its cash drawers are closed.",
    remove:
      "If you delete it now, it stops immediately, in the middle of service. Better to wait until its cash drawers are closed.",
    undo: "If no days are left, it keeps working until its cash drawers are closed, for {{hours}} at most.",
  },
  reply: {
    cancelled: "Subscription canceled. The restaurant works until {{day}}.",
    ended: "Subscription canceled. The restaurant has stopped working.",
    ended_in_service: "Subscription canceled. The restaurant works until you close the open cash drawers.",
    resumed: "The subscription continues.",
    entered: "Payment recorded. The restaurant works until {{day}}.",
    undone: "Payment undone.",
  },
  mail: {
    trial_ends: {
      subject: "{{store}}: your trial ends on {{day}}",
      first:
        "Hello, {{name}}. The Comanda trial of {{store}} ends on {{day}}. After that it costs {{price}} a month.",
    },
    payment_failed: {
      subject: "{{store}}: your card was declined",
      first:
        "Hello, {{name}}. The card that pays for the subscription of {{store}} was declined. The paid period ends on {{day}}. Change the card, or pay another way.",
    },
    past_due: {
      subject: "{{store}}: the subscription payment is overdue",
      first:
        "Hello, {{name}}. The paid period of {{store}} ended on {{day}}. A month costs {{price}}. The restaurant keeps working for a few more days.",
    },
    expired: {
      subject: "{{store}}: your subscription has ended",
      first:
        "Hello, {{name}}. The subscription of {{store}} ended on {{day}}. Nothing is lost: as soon as you renew, everything is just as you left it.",
    },
    action: "Open subscription",
    footer: "You are receiving this email because you are an administrator of {{store}}.",
  },
  history: {
    title_of: "Subscription of {{name}}",
    none: "No history yet",
    status: "Event",
    statuses: {
      created: "Created",
      renewed: "Renewed",
      cancelled: "Canceled",
      resumed: "Resumed",
      past_due: "Payment overdue",
      expired: "Expired",
      changed: "Days changed",
      payment_undone: "Payment undone",
    },
    kinds: { complimentary: "Complimentary", trial: "Trial", paid: "Paid" },
    card_status: "Card at Stripe",
    switched_off: "Inactive",
    since: "Since",
    back: "All restaurants",
    payments: "Manual payments",
    no_payments: "No payments by transfer or in cash recorded.",
    enter: "Record payment",
    methods: { bank_transfer: "Bank transfer", cash: "Cash", other: "Other" },
    paid_on: "Paid on",
    months: "Months",
    note_hint: "Transfer number, who brought it.",
    gives: "Adds {{from}} to {{until}}.",
    saved_by: "Recorded by {{by}}",
    undo_named: "Undo the {{amount}} payment of {{day}}",
    undo_title: "Undo payment",
    undo_hint:
      "Undoes the {{amount}} payment of {{day}} and removes its days, {{from}} to {{until}}. It stays in the list, crossed out.",
    undo_shuts:
      "The restaurant is using these days: if it has no others left, it will be closed immediately.",
    undone: "Undone by {{by}}: {{reason}}",
  },
};

export const subscriptionErrors = {
  cards_not_offered: "Card payments are not available here. Pay by transfer or in cash.",
  cards_unavailable:
    "The card service is not responding. Nothing was changed or charged. Try again in a few minutes.",
  already_subscribed: "This subscription is already paid by card.",
  restaurant_closed:
    "Support closed this restaurant, so no card can be charged for it. Contact support to have it reopened.",
  nothing_to_cancel: "There is no subscription to cancel.",
  nothing_to_resume: "The subscription is not canceled, or has already ended.",
  paid_by_card: "This restaurant already pays monthly by card. Cancel that first, or it will pay twice.",
  payment_of_closed:
    "This restaurant is inactive, and a payment would not reopen it. Activate it first, or undo its deletion.",
  payment_meanwhile:
    "The days changed in the meantime: someone else may have recorded this payment. Check the list; if it is missing, save it again.",
  payment_not_last: "A later payment starts where this one ends. Undo that one first.",
  payment_already_undone: "This payment was already undone.",
};
