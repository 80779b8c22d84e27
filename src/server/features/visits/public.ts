export { admitSender } from "./admit-sender.ts";
export { type GuestAtTable, guestAtTable, joinedVisit } from "./guest-visit.ts";
export { ensurePhoneToken, phoneTokenHash } from "./phone-token.ts";
