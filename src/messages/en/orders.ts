export const orders = {
  /** What the server answers. */
  reply: {
    line: {
      preparing: "{{title}} is being prepared.",
      completed: "{{title}} is ready.",
      delivered: "{{title}} was delivered.",
      cancelled: "{{title}} was cancelled.",
    },
    cancelled_one: "The order was cancelled.",
    cancelled_other: "{{count}} orders were cancelled.",
    completed_one: "The order is complete.",
    completed_other: "{{count}} orders are complete.",
  },
} as const;
