export {
  askingPhones,
  blockedPhones,
  countAskingPhones,
  notePhone,
  setPhoneStanding,
  standingOfPhone,
  writeSettledPhone,
} from "./guest-phones.ts";
export { guestAtTable, joinedVisit, phoneTokenHash } from "./guest-visit.ts";
export { admitSender, sendersOf } from "./senders.ts";
