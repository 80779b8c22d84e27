export { ensurePhoneToken, guestAtTable, joinedVisit, phoneTokenHash } from "./guest-visit.ts";
export { admitSender, sendersOf } from "./senders.ts";
