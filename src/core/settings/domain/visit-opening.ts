/**
 * Ways in which guests' phones join the account of their table (decision 84). `seating`: the first phone
 * after a party is shown to the table or its account is opened. `first_order`: the phone whose order staff
 * accept. `pin`: anyone who knows the table's PIN.
 */
export const visitOpenings = ["seating", "first_order", "pin"] as const;
export type VisitOpening = (typeof visitOpenings)[number];
