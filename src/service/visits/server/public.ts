export {
  askingPhones,
  blockedPhones,
  countAskingPhones,
  notePhone,
  setPhoneStanding,
  settleGuestPhone,
  standingOfPhone,
} from "./guest-phones.ts";
export { guestAtTable, joinedVisit, phoneTokenHash } from "./guest-visit.ts";
export { admitSender, sendersOf } from "./senders.ts";
