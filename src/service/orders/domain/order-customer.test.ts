import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { isCustomerRequired, lacksCustomer } from "./order-customer.ts";

const walkIn = { customer_type: "WALKIN", customer_id: null } as const;
const known = { customer_type: "CUSTOMER", customer_id: toId<"Customer">(1) } as const;
const lost = { customer_type: "CUSTOMER", customer_id: null } as const;
const nobody = { customerId: null, invoiceType: "CONSUMIDOR_FINAL", isWritten: false } as const;

test("a walk-in guest pays without a name", () => {
  expect([walkIn, known, lost].map(lacksCustomer)).toEqual([false, false, true]);
  expect(isCustomerRequired([walkIn, known], nobody)).toBe(false);
  expect(isCustomerRequired([walkIn, lost], nobody)).toBe(true);
});

test("a fiscal credit is made out to somebody; whoever is named answers both", () => {
  expect(isCustomerRequired([walkIn], { ...nobody, invoiceType: "CREDITO_FISCAL" })).toBe(true);
  const named = { ...nobody, customerId: toId<"Customer">(2), invoiceType: "CREDITO_FISCAL" } as const;
  expect(isCustomerRequired([walkIn, lost], named)).toBe(false);
  const written = { ...nobody, invoiceType: "CREDITO_FISCAL", isWritten: true } as const;
  expect(isCustomerRequired([walkIn, lost], written)).toBe(false);
});
