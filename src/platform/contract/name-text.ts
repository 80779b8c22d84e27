import { saying } from "#app/contract/validation-code.ts";
import { singleLineText } from "./wire.ts";

/** A name in one line, which may be empty. */
export const emptyOrName = (max: number) => singleLineText(max);

/** A name of somebody or something, as those of customers are. */
export const nameText = (max: number) => emptyOrName(max).refine((name) => name !== "", saying("required"));

/** A name that may be left out: absent, null and empty mean the same. */
export const optionalName = (max: number) => emptyOrName(max).nullish();
