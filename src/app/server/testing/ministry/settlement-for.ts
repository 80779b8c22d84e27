import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import { readTaxIssuer } from "#tax/tax-issuer/contract/issuer.ts";
import type { Person } from "../sessions.ts";
import { cardSettlement } from "./withholding-document.ts";

/** A document in which a bank settled cards with the restaurant of this person, as it is sent. */
export async function settlementFor(admin: Person) {
  const { nit, nrc } = (await admin.call(readTaxIssuer)).ok.issuer;
  const own = { nit: identityDigits(nit), nrc: identityDigits(nrc) };
  return { dte: JSON.stringify(cardSettlement({ taxed: 1000, advance: 20, own })) };
}
