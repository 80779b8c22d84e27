export const approvals = {
  pin_set: "Your PIN was saved.",
  title: "Approval",
  reason: "Reason: {{reason}}",
  keypad: "Number pad",
  backspace: "Delete the last digit",
  show_pin: "Show PIN",
  hide_pin: "Hide PIN",
  approver: "Who approves",
  pin: "PIN",
  pin_hint: "4 to 6 digits",
  approve: "Approve",
  nobody: "Nobody can approve yet",
  nobody_hint: "A manager sets their PIN on their profile first.",
  act: {
    order_void: "Void what was sent to the kitchen",
    sale_refund: "Refund a sale",
    sale_courtesy: "Give an item as a courtesy",
    stock_count: "Let a stock count raise what is in stock",
    cash_difference: "Close a drawer with a difference",
  },
  card: {
    title: "PIN",
    about:
      "With your PIN you enter at shared tills. Managers also approve with it, on a colleague's screen: refunds, voids, courtesies, cash differences and what a stock count finds too much of.",
    since: "Set on {{when}}.",
    none: "You have no PIN yet.",
    change: "Change PIN",
    set: "Set PIN",
    password: "Your password",
    new_pin: "New PIN",
    save: "Save PIN",
  },
} as const;

export const approvalsErrors = {
  approval_required: "This needs a manager's approval.",
  approval_invalid: "The approval has expired or was already used. Ask for it again.",
  pin_wrong: "The PIN is not correct. Enter it again.",
  pin_locked: "The PIN of {{name}} was wrong too often. Try again in {{seconds}} seconds.",
  pin_too_simple: "This PIN is too easy to guess. Choose another one.",
  password_wrong: "The password is not correct.",
} as const;
