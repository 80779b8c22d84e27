import { addDays, addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

/** Ways in which a tax document follows money that was given back. */
export const documentTaskKinds = ["invalidation", "return_event", "credit_note"] as const;
export type DocumentTaskKind = (typeof documentTaskKinds)[number];

/** CAT-024: the operation was called off; the only reason that asks for no replacement document (GUIDE §22). */
export const OPERATION_CALLED_OFF = 2;

export interface DocumentTask {
  readonly kind: DocumentTaskKind;
  /** Last business day on which it is accepted. */
  readonly until: CalendarDate;
}

export interface MoneyBack {
  readonly invoiceType: InvoiceType;
  /** True when the whole invoice is refunded at once. */
  readonly isWhole: boolean;
  readonly soldOn: CalendarDate;
  readonly today: CalendarDate;
}

/** Three months: until then a factura can be invalidated or returned, and a credit note be given (GUIDE §16, §22). */
export function lastDocumentDay<Day extends CalendarDate>(soldOn: Day): Day {
  return addMonths(soldOn, 3);
}

/**
 * A factura given back whole is invalidated, in part it gets a return event; both within three months. A crédito
 * fiscal given back whole on the day of the sale or the next is invalidated, otherwise it gets a credit note. The
 * limits of invalidating conflict between official texts; the strictest one is followed (GUIDE §16, §22).
 */
export function documentTask({ invoiceType, isWhole, soldOn, today }: MoneyBack): DocumentTask {
  const until = lastDocumentDay(soldOn);
  switch (invoiceType) {
    case "CONSUMIDOR_FINAL":
      return { kind: isWhole ? "invalidation" : "return_event", until };
    case "CREDITO_FISCAL": {
      const nextDay = addDays(soldOn, 1);
      return isWhole && today <= nextDay
        ? { kind: "invalidation", until: nextDay }
        : { kind: "credit_note", until };
    }
    default:
      return unreachable(invoiceType);
  }
}
