import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { addPaymentType } from "#core/payment-types/contract/payment-types.ts";
import { payOnAccount, readCustomerAccount } from "#money/receivables/contract/receivables.ts";
import type { CustomerId, PaymentTypeId } from "#platform/domain/ids.ts";
import { addCustomer } from "#service/customers/contract/customers.ts";
import { aDesk, type Desk } from "./cash-desk.ts";
import { aKey } from "./floor.ts";
import { aPerson, type Person } from "./sessions.ts";

/** A desk that sells on account, with a customer who may buy so. A sale is $9.76. */
export interface CreditDesk extends Desk {
  readonly onAccount: PaymentTypeId;
  readonly debtor: CustomerId;
  /** Charges, also on account, and sees customers. */
  readonly seller: Person;
  aCustomer(limit: number | null): Promise<CustomerId>;
  /** Sells to the debtor on account. */
  buy(who?: Person, customerId?: CustomerId): ReturnType<Desk["sell"]>;
  /** Takes a payment on account, in cash unless told. */
  pay(amount: number, rest?: Partial<AccountPaymentBody>, customerId?: CustomerId): ReturnType<typeof send>;
  /** Debt in cents. */
  owed(customerId?: CustomerId): Promise<number>;
}

export type AccountPaymentBody = z.input<typeof payOnAccount.body>;

const send = (who: Person, id: CustomerId, body: AccountPaymentBody) =>
  who.call(payOnAccount, { params: { id }, body, headers: aKey() });

let phones = 0;

export async function aCreditDesk({ limit = 100 }: { readonly limit?: number } = {}): Promise<CreditDesk> {
  return creditOf(await aDesk(), limit);
}

/** The same of a desk that is there. */
export async function creditOf(desk: Desk, limit = 100): Promise<CreditDesk> {
  const { admin, server, small } = desk;
  const seller = await aPerson(server, small.tenantId, { scope: ["ORDER_BILLING", "CUSTOMERS"] });
  const type = { title: "A la cuenta", isActive: true, icon: "wallet", settles: "on_account" } as const;
  const onAccount = (await admin.call(addPaymentType, { body: type })).ok.id;
  const aCustomer = async (credit_limit: number | null) => {
    const phone = `7300-${String(++phones).padStart(4, "0")}`;
    const body = { phone, name: "Rosa Díaz", department_code: "06", municipality_code: "23", credit_limit };
    return (await admin.call(addCustomer, { body })).ok.customer.id;
  };
  const debtor = await aCustomer(limit);
  return {
    ...desk,
    onAccount,
    debtor,
    seller,
    aCustomer,
    buy: (who = seller, customerId = debtor) =>
      desk.sell(who, { selectedPaymentType: onAccount, customerId }),
    pay: (amount, rest = {}, customerId = debtor) =>
      send(seller, customerId, {
        uuid: randomUUID(),
        paymentTypeId: small.paymentTypes.cash,
        amount,
        ...rest,
      }),
    owed: async (id = debtor) => (await admin.call(readCustomerAccount, { params: { id } })).ok.balance,
  };
}
