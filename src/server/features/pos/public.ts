export { dayRuleOf, paymentTypeView, printSettingsView, storeSettingsView } from "./settings-view.ts";
export { selectPaymentTypes, selectSettings } from "./till-queries.ts";
