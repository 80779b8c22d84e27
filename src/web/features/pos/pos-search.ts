import { z } from "zod";
import { type TableId, toId } from "../../../domain/ids.ts";

/** Search parameters of /dashboard/pos (operations §2). Anything else in them is dropped instead of refused. */
export const posSearch = z.object({
  tableId: z.coerce.number().int().positive().optional().catch(undefined),
  tableName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
});
export type PosSearch = z.output<typeof posSearch>;

export interface NamedTable {
  readonly id: TableId;
  readonly name: string | null;
}

/** The table that an address or a navigation state asks for; null when neither names one. The address wins. */
export function askedTable(search: unknown, state: unknown): NamedTable | null {
  return tableOf(search) ?? tableOf(state);
}

function tableOf(from: unknown): NamedTable | null {
  const { tableId, tableName } = posSearch.safeParse(from ?? {}).data ?? {};
  return tableId === undefined ? null : { id: toId<"Table">(tableId), name: tableName ?? null };
}
