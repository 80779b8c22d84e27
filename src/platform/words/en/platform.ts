export const platform = {
  offline: "There is no connection to the server. Check the network and try again.",
  timeout: "The server did not respond in time. Try again.",
  offline_unsure: "No response was received. Send it again: it will not be duplicated.",
  timeout_unsure: "No response was received. Send it again: it will not be duplicated.",
  on_this_page: "On this page",
  unreadable: "The server's answer could not be read. Reload the page.",
  secret_lost:
    "No response was received, so the secret that is shown only once was lost. Check the list: if it is there, revoke or remove it and create another.",
  /** After an answer that was lost. */
  unsure: {
    text: "No response was received. Send it again: it will not be duplicated.",
    again: "Send again",
    look: "Check if it was saved",
    not_saved: "It was not saved. Change it or send it again.",
    leave_title: "Close without knowing whether it was saved?",
    leave_body: "No response was received. Check whether it was saved before repeating it.",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "Someone else changed this while you were typing. Nothing has been saved yet.",
    saved: "Saved value: {{value}}",
    mine: "Your value: {{value}}",
    kept: "You did not change it: the saved value is kept.",
    keep_mine: "Save mine",
    take_saved: "Use saved value",
    on: "On",
    off: "Off",
    empty: "(empty)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comanda could not load. Check the connection.",
    again: "Reload the page",
  },
  address: {
    unreadable: "This address leads to no page. Check that it is complete.",
    too_long: "This address is too long.",
    home: "Go to the start",
  },
  picture: {
    hint: "PNG, JPG or WebP. You can also drop or paste it here.",
    choose: "Choose picture",
    change: "Change picture",
    camera: "Take picture",
    remove: "Remove picture",
    sending: "Uploading picture",
  },
  something_went_wrong: "Something went wrong. Try again.",
  full_screen: {
    fill: "Full screen",
    leave: "Leave full screen",
  },
  amount: {
    not_a_number: "Enter an amount, for example 12.50.",
    too_many_decimals: "Use at most two decimals.",
    too_large: "The maximum is 1,000,000. Check the amount.",
    negative: "The amount cannot be below 0.",
  },
} as const;
