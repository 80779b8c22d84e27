import type { CashReport, closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { MAX_PIECES } from "../domain/cash-count.ts";
import classes from "./cash.module.css";

type MethodToState = CashReport["to_state"][number];

export interface MethodDraft {
  readonly id: MethodToState["id"];
  readonly taken: TypedAmount;
  readonly givenBack: TypedAmount;
  readonly vouchers: number;
}

/** Declarations so far, by payment type. */
export type MethodDrafts = Readonly<Record<number, MethodDraft>>;

/** Converts declarations to what the server takes: no amount is zero, no vouchers means they were not counted. */
export function statedMethods(drafts: MethodDrafts): BodyOf<typeof closeCashSession>["methods"] {
  return Object.values(drafts).map(({ id, taken, givenBack, vouchers }) => ({
    payment_type_id: id,
    taken: typeof taken === "number" ? taken : ZERO_CENTS,
    given_back: typeof givenBack === "number" ? givenBack : ZERO_CENTS,
    vouchers: vouchers > 0 ? vouchers : null,
  }));
}

/** Tells whether a field holds something that is no amount: the field says so, and nothing is sent. */
export function hasUnreadable(drafts: MethodDrafts): boolean {
  return Object.values(drafts).some(({ taken, givenBack }) => [taken, givenBack].includes("unreadable"));
}

interface MethodFieldsProps {
  methods: readonly MethodToState[];
  stated: MethodDrafts;
  onChange: (stated: MethodDrafts) => void;
  currency: string;
}

/** Declares what vouchers and reports say of each payment type but cash; does not show what should be there. */
export function MethodFields({ methods, stated, onChange, currency }: MethodFieldsProps) {
  const t = useT();
  return (
    <>
      <p className={classes.secondary}>{t("cash.close.methods_hint")}</p>
      <Box as="ul" above={12}>
        {methods.map((method, index) => {
          const draft = stated[method.id] ?? { id: method.id, taken: null, givenBack: null, vouchers: 0 };
          const set = (changes: Partial<MethodDraft>) =>
            onChange({ ...stated, [method.id]: { ...draft, ...changes } });
          return (
            <li key={method.id} className={classes.method}>
              <div className={classes.methodAmount}>
                <AmountField
                  label={method.title}
                  currency={currency}
                  amount={draft.taken}
                  onChange={(taken) => set({ taken })}
                  autoFocus={index === 0}
                />
              </div>
              <Stack gap={4} muted>
                <span aria-hidden="true">{t("cash.vouchers")}</span>
                <QuantityInput
                  label={t("cash.close.vouchers_of", { method: method.title })}
                  min={0}
                  max={MAX_PIECES}
                  value={draft.vouchers}
                  onChange={(vouchers) => set({ vouchers })}
                />
              </Stack>
              {method.has_refunds ? (
                <Box full>
                  <AmountField
                    label={t("cash.close.given_back", { method: method.title })}
                    currency={currency}
                    amount={draft.givenBack}
                    onChange={(givenBack) => set({ givenBack })}
                  />
                </Box>
              ) : null}
            </li>
          );
        })}
      </Box>
    </>
  );
}
