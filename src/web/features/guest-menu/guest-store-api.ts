import { queryOptions } from "@tanstack/react-query";
import { apiBase } from "../../../contract/platform/api-base.ts";
import { readGuestStore } from "../../../contract/setup/store-settings.ts";
import { call } from "../../platform/api.ts";
import { isApiError } from "../../platform/api-error.ts";

/** The store of a code; null when no store has it. */
export const guestStoreQuery = (qrcode: string) =>
  queryOptions({
    queryKey: ["guest-store", qrcode],
    queryFn: async ({ signal }) => {
      try {
        return await call(readGuestStore, { params: { qrcode }, signal });
      } catch (error) {
        if (isApiError(error, "not_found", "invalid_input")) return null;
        throw error;
      }
    },
  });

/** Address of its picture. */
export const guestStoreImage = (qrcode: string) =>
  `${apiBase}/qrmenu/${encodeURIComponent(qrcode)}/store-image`;
