import { typedText } from "#platform/contract/wire.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";

/** A code of somebody's app, six digits, or one of their recovery codes. */
export const secondFactorCode = typedText().min(1).max(40).overwrite(westernDigits);

/** Six digits of the app, with or without a space in the middle. */
export const appCode = secondFactorCode.regex(/^\d{3} ?\d{3}$/);
