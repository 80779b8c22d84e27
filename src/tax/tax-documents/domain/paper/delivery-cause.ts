/**
 * Causes of a mail with a document: the document names the buyer's address, a person of the restaurant asked
 * for it, or a guest did.
 */
export const deliveryCauses = ["buyer", "staff", "guest"] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];
