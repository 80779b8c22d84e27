export const customers = {
  /** What the server answers. */
  reply: {
    added: "{{name}} was added.",
  },
} as const;
