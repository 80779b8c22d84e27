import { saying } from "#app/contract/validation-code.ts";
import { isPhone } from "../domain/identity/contact.ts";
import { optionalCode } from "./code-text.ts";

/** A phone number as those of customers are (operations §5), or nothing. */
export const optionalPhone = optionalCode(100).refine(
  (typed) => !typed || isPhone(typed),
  saying("phone_invalid"),
);
