import type { SessionRow } from "../../../contract/cash.ts";
import { csvText } from "../../../domain/exports/csv.ts";
import { type Cents, decimalFromCents } from "../../../domain/money/cents.ts";
import { formatDateTime, formatDay } from "../../platform/format.ts";
import type { useT } from "../../platform/use-t.ts";

/** The history as a file for a spreadsheet: amounts as plain numbers, dates as on screen. */
export function historyCsv(rows: readonly SessionRow[], t: ReturnType<typeof useT>): string {
  const head = [
    t("cash.history.z"),
    t("cash.history.drawer"),
    t("cash.history.day"),
    t("cash.who"),
    t("cash.history.opened"),
    t("cash.history.closed"),
    t("cash.expected"),
    t("cash.close.counted"),
    t("cash.difference"),
    t("cash.history.other_expected"),
    t("cash.history.other_counted"),
    t("cash.history.other_surplus"),
    t("cash.history.other_missing"),
    t("cash.close.reason"),
  ];
  return csvText([head, ...rows.map(rowCells)]);
}

function rowCells(row: SessionRow): (string | null)[] {
  return [
    row.z_no === null ? null : String(row.z_no),
    row.drawer,
    formatDay(row.business_date),
    row.opened_by,
    formatDateTime(row.opened_at),
    row.closed_at === null ? null : formatDateTime(row.closed_at),
    figure(row.expected),
    figure(row.counted),
    figure(row.difference),
    figure(row.other_expected),
    figure(row.other_counted),
    figure(row.other_surplus),
    figure(row.other_missing),
    row.difference_reason,
  ];
}

function figure(amount: Cents | null): string | null {
  return amount === null ? null : decimalFromCents(amount).toFixed(2);
}
