import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { deleteStoreImage, readStoreSetting, uploadStoreImage } from "../contract/store-settings.ts";

/** The store as its owner sets it up. */
export const storeQuery = queryOptions({
  queryKey: ["settings", "store"],
  queryFn: ({ signal }) => call(readStoreSetting, { signal }),
});

/** Mutations of the store's picture; the page and the restaurant's name in the frame follow. */
export function useStoreChanges() {
  const client = useQueryClient();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: storeQuery.queryKey }),
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
  return {
    upload: async (store_image: Uint8Array<ArrayBuffer>) => {
      const reply = await call(uploadStoreImage, { body: { store_image }, idempotencyKey: clientUuid() });
      await reload();
      return reply;
    },
    remove: async (uniqueId: string) => {
      const reply = await call(deleteStoreImage, { body: { uniqueId }, idempotencyKey: clientUuid() });
      await reload();
      return reply;
    },
  };
}
