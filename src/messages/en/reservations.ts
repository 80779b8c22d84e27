export const reservations = {
  /** What the server answers. */
  reply: {
    added: "Reservation {{code}} was made",
    saved: "Reservation {{code}} was saved",
    cancelled: "Reservation {{code}} was cancelled",
    moved: "Reservation {{code}} was moved to {{table}}, {{time}}",
    moved_without_table: "Reservation {{code}} was moved to {{time}}",
    deleted: "Reservation {{code}} was deleted",
    seated: "{{name}} sits at {{table}}",
    no_show: "{{name}} did not come",
    awaited: "{{name}} is awaited again",
    settings_saved: "The reservation settings were saved",
    guest_cancelled: "Your reservation was cancelled",
  },
  /** To guests. */
  mail: {
    confirmed_subject: "Your reservation at {{store}}",
    confirmed: "Your reservation at {{store}} is confirmed for {{day}} at {{time}}.",
    changed_subject: "Your reservation at {{store}} changed",
    changed: "Your reservation at {{store}} is now for {{day}} at {{time}}.",
    cancelled_subject: "Your reservation at {{store}} was cancelled",
    cancelled: "Your reservation at {{store}} for {{day}} at {{time}} was cancelled.",
    people: "People: {{count}}",
    code: "Code: {{code}}",
    address: "Address: {{address}}",
    phone: "Phone: {{phone}}",
    action: "See or cancel",
    appointment: "Table at {{store}}",
    footer: "{{store}} sends this because a table was reserved with this e-mail address.",
  },
  waiting: {
    reply: {
      added: "{{name}} was put on the waiting list",
      saved: "{{name}} was saved",
      seated: "{{name}} sits at {{table}}",
      left: "{{name}} went",
      returned: "{{name}} waits again",
    },
  },
} as const;

export const reservationsErrors = {
  reservation_overlaps: "{{table}} is reserved from {{time}} to {{until}}. Nothing was saved.",
  reservation_seats_short: "{{table}} has {{seats}} seats for {{people}} people. Nothing was saved.",
  reservation_table_required: "Choose the table at which they sit.",
  reservation_table_occupied: "{{table}} is taken. Choose another table.",
  reservation_closed:
    "This reservation is not awaited: it was cancelled, has arrived, or its time has not come.",
  reservation_begun: "They have ordered already, so this cannot be taken back.",
  reservation_cancel_closed:
    "This reservation cannot be cancelled here any more. Please call the restaurant.",
  waiting_closed: "This party does not wait any more.",
} as const;
