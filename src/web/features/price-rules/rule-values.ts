import type { z } from "zod";
import type { priceRuleBody } from "../../../contract/price-rules.ts";
import type { FormOf } from "../../platform/forms/form-dialog.tsx";

/** What the dialog of a rule has in its fields. */
export type RuleValues = z.input<typeof priceRuleBody>;
export type RuleForm = FormOf<typeof priceRuleBody>;
