export { readPaymentTypes } from "#core/payment-types/server/read-payment-types.ts";
export { readSettings, type Settings } from "./read-settings.ts";
export { readGroup, setGroup, withVersion } from "./setting-group.ts";
export { selectStore, settingColumns } from "./settings-queries.ts";
export { fillStoreContact, readStoreContact } from "./store-contact.ts";
export { tenantOfMenuCode } from "./tenant-of-menu-code.ts";
