import type { z } from "zod";
import { type CashFigures, cashFigures, cashTakings } from "../../../contract/cash-reports.ts";
import type { SessionFigures } from "./session-figures.ts";

/** How the figures of a Z are kept: one flat object, as on the day it was printed. */
const storedFigures = cashFigures.omit({ takings: true }).extend(cashTakings.shape);

/** The figures of a Z as they are stored. */
export function figuresToStore({ takings, ...rest }: SessionFigures): z.input<typeof storedFigures> {
  return storedFigures.encode({ ...rest, ...takings });
}

/** The stored figures of a Z, field by field. Throws when they are damaged. */
export function readStoredFigures(report: unknown): CashFigures {
  const { float, movements, pay_in, pay_out, drops, ...takings } = storedFigures.parse(report);
  return { float, movements, pay_in, pay_out, drops, takings };
}
