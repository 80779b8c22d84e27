export { admitSender } from "./admit-sender.ts";
export { guestAtTable, joinedVisit } from "./guest-visit.ts";
export { ensurePhoneToken, phoneTokenHash } from "./phone-token.ts";
export { sendersOf } from "./senders.ts";
