import type { z } from "zod";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import type { priceRuleBody } from "../contract/price-rules.ts";

/** What the dialog of a rule has in its fields. */
export type RuleValues = z.input<typeof priceRuleBody>;
export type RuleForm = FormOf<typeof priceRuleBody>;
