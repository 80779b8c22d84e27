export const validation = {
  required: "Fill this in.",
  too_short: "This is too short.",
  too_long: "This is too long.",
  too_small: "This number is too small.",
  too_large: "This number is too large.",
  not_an_email: "Write an e-mail address such as name@example.com.",
  not_a_choice: "Choose one of the options.",
  not_a_date: "Write a date.",
  malformed: "This is not written as expected.",
} as const;
