/** Words that mean the same wherever they stand; a feature has its own where another language would say it otherwise. */
export const common = {
  labelled: "{{label}}: {{value}}",
  percent: "{{percent}}%",
} as const;
