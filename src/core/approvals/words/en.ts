export const approvals = {
  pin_set: "Your PIN was saved.",
  title: "Approval",
  show_pin: "Show PIN",
  hide_pin: "Hide PIN",
  approver: "Approver",
  pin: "PIN",
  pin_hint: "4 to 6 digits",
  approve: "Approve",
  nobody: "Nobody can approve yet",
  nobody_hint: "A manager has to set a PIN on their profile first.",
  act: {
    order_void: "Void items already sent to the kitchen",
    sale_refund: "Refund a sale",
    sale_courtesy: "Give an item as a courtesy",
    sale_discount: "Give a discount",
    stock_count: "Raise stock with a stock count",
    cash_difference: "Close a drawer with a difference",
    cash_recount: "Recount a drawer",
    cash_beyond_drawer: "Take more out of a drawer than it holds",
  },
  card: {
    about:
      "Use your PIN to sign in at shared tills. Managers also use it to approve on a colleague's screen: refunds, voids, courtesies, cash differences and stock count surpluses.",
    since: "Set on {{when}}.",
    given: "Given to you on {{when}}. Change it to one that only you know.",
    none: "You do not have a PIN yet.",
    change: "Change PIN",
    set: "Set PIN",
    password: "Your password",
    new_pin: "New PIN",
    save: "Save PIN",
  },
} as const;

export const approvalsErrors = {
  approval_required: "This requires a manager's approval.",
  approval_invalid: "The approval has expired or was already used. Request it again.",
  pin_wrong: "Incorrect PIN. Try again.",
  pin_locked: "The PIN of {{name}} was entered incorrectly too many times. Try again in {{seconds}}.",
  pin_too_simple: "This PIN is too easy to guess. Choose another.",
  password_wrong: "Incorrect password.",
} as const;
