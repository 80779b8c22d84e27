import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import {
  addStoreTable,
  addStoreTables,
  changeStoreTable,
  deleteStoreTable,
  deleteStoreTables,
  listStoreTables,
  orderFloors,
  renameFloor,
  renewTableCode,
  type SettingsTable,
} from "../../contract/store-tables.ts";
import { readCodeCard } from "../../contract/table-codes.ts";

/** The tables in the settings. The socket announces changes. */
export const tablesQuery = queryOptions({
  queryKey: ["settings", "tables"],
  queryFn: ({ signal }) => call(listStoreTables, { signal }),
});

/** Printed text beside the codes. */
export const codeCardQuery = queryOptions({
  queryKey: ["settings", "code-card"],
  queryFn: ({ signal }) => call(readCodeCard, { signal }),
});

/** Reads the current state of a table; undefined if the server does not answer. */
export const readTableNow = ({ id }: SettingsTable): Promise<SettingsTable | undefined> =>
  call(listStoreTables, {}).then(
    (tables) => tables.find((table) => table.id === id),
    () => undefined,
  );

/** Mutation of tables; refreshes the list before its message appears. */
function useTableAction<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: tablesQuery.queryKey }),
  });
}

interface Sent<Body> {
  readonly body: Body;
  readonly id: Uuid;
}

export const useAddTables = () =>
  useTableAction(({ body, id }: Sent<BodyOf<typeof addStoreTables>>) =>
    call(addStoreTables, { body, idempotencyKey: id }),
  );

/** A table as its dialog sends it; a new one may be a copy. */
type SavedTable = BodyOf<typeof addStoreTable> & BodyOf<typeof changeStoreTable>;

/** Adds a table, or changes one; an added one has its id in the answer. */
export const useSaveTable = (table: SettingsTable | null) =>
  useTableAction(
    async ({
      body: { version, copyOf, ...body },
      id,
    }: Sent<SavedTable>): Promise<{ message: string; id?: SettingsTable["id"] }> =>
      table
        ? call(changeStoreTable, {
            params: { tableId: table.id },
            body: { ...body, version },
            idempotencyKey: id,
          })
        : call(addStoreTable, { body: { ...body, copyOf }, idempotencyKey: id }),
  );

export const useDeleteTable = () =>
  useTableAction((table: SettingsTable) => call(deleteStoreTable, { params: { tableId: table.id } }));

/** Undoes the adding of tables. */
export const useTakeBackTables = () =>
  useTableAction((ids: SettingsTable["id"][]) => call(deleteStoreTables, { body: { ids } }));

export const useRenewCode = () =>
  useTableAction((table: SettingsTable) => call(renewTableCode, { params: { tableId: table.id } }));

export const useRenameFloor = () =>
  useTableAction(({ body, id }: Sent<BodyOf<typeof renameFloor>>) =>
    call(renameFloor, { body, idempotencyKey: id }),
  );

export const useOrderFloors = () =>
  useTableAction((floors: (string | null)[]) => call(orderFloors, { body: { floors } }));
