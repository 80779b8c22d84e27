import { z } from "zod";
import { type CashFigures, cashFigures, cashTakings } from "../contract/cash-reports.ts";
import type { SessionFigures } from "./session-figures.ts";

/** How the figures of a Z are kept: one flat object, as on the day it was printed. */
const storedFigures = cashFigures.omit({ takings: true }).extend(cashTakings.shape);

/** What a Z lacks from before anything was sold on account. */
const NOTHING_ON_ACCOUNT = { account_payments: 0, account_payments_returned: 0 } as const;
const olderFigures = z.looseObject({
  methods: z.array(z.looseObject({})),
  movements: z.array(z.looseObject({})),
});

/** The figures of a Z as they are stored. */
export function figuresToStore({ takings, ...rest }: SessionFigures): z.input<typeof storedFigures> {
  return storedFigures.encode({ ...rest, ...takings });
}

/** The stored figures of a Z, field by field. Throws when they are damaged. */
export function readStoredFigures(report: unknown): CashFigures {
  const older = olderFigures.parse(report);
  const { float, movements, pay_in, pay_out, drops, ...takings } = storedFigures.parse({
    ...NOTHING_ON_ACCOUNT,
    on_account: { payments: 0, amount: 0, returned: 0 },
    ...older,
    methods: older.methods.map((method) => ({ ...NOTHING_ON_ACCOUNT, ...method })),
    movements: older.movements.map((movement) => ({ approved_by: null, ...movement })),
  });
  return { float, movements, pay_in, pay_out, drops, takings };
}
