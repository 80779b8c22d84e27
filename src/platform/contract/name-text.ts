import { saying } from "#app/contract/validation-code.ts";
import { withoutDirectionMarks } from "../domain/text/visible-text.ts";
import { singleLineText } from "./wire.ts";

/** A name in one line, which may be empty. Marks that turn the direction of writing are left out, so that it is what it looks like. */
export const emptyOrName = (max: number) => singleLineText(max).overwrite(withoutDirectionMarks);

/** A name of somebody or something, as those of customers are. */
export const nameText = (max: number) => emptyOrName(max).refine((name) => name !== "", saying("required"));

/** A name that may be left out: absent, null and empty mean the same. */
export const optionalName = (max: number) => emptyOrName(max).nullish();
