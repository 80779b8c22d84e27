export const refunds = {
  reply: {
    done: "Refund {{refundNo}} is given.",
    courtesy: "{{title}} is free now.",
  },
} as const;
