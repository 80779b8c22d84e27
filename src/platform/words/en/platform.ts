export const platform = {
  offline: "There is no connection to the server. Check the network and try again.",
  timeout: "The server did not answer in time. Try again.",
  offline_unsure: "No answer came. Send it again: it is not doubled.",
  timeout_unsure: "No answer came. Send it again: it is not doubled.",
  unreadable: "The server's answer could not be read. Reload the page.",
  secret_lost:
    "No answer came, and with it the secret that is shown only once. Look in the list: if it stands there, revoke or remove it and make another one.",
  /** After an answer that was lost. */
  unsure: {
    text: "No answer came. Send it again: it is not doubled.",
    again: "Send the same again",
    look: "See whether it was saved",
    not_saved: "It had not been saved. Change it or send it again.",
    leave_title: "Close without knowing whether it was saved?",
    leave_body: "No answer came. Before you repeat it, check whether it was saved.",
    leave: "Close",
    stay: "Go back",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "Somebody else changed this while you were typing. Nothing was saved yet.",
    saved: "Saved now: {{value}}",
    mine: "You typed: {{value}}",
    kept: "You left it alone: it is kept.",
    keep_mine: "Save mine",
    take_saved: "Use what is saved",
    on: "On",
    off: "Off",
    empty: "(empty)",
  },
  picture: {
    hint: "PNG, JPG or WebP. You can also drop or paste it here.",
    choose: "Choose picture",
    change: "Change picture",
    camera: "Take picture",
    remove: "Remove picture",
    sending: "Sending the picture",
  },
  something_went_wrong: "Something went wrong. Try again.",
  full_screen: {
    fill: "Full screen",
    leave: "Leave full screen",
  },
  amount: {
    not_a_number: "Enter an amount, for example 12.50.",
    too_many_decimals: "Use at most two decimals.",
    too_large: "The most is 1,000,000. Check the amount.",
    negative: "The amount cannot be below 0.",
  },
} as const;
