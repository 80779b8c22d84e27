import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelGuestReservation, readGuestReservation } from "../../../../contract/guest-reservations.ts";
import { call } from "../../../platform/api.ts";
import { isApiError } from "../../../platform/api-error.ts";

/** The reservation of a link; null when the link leads to none. */
export const guestReservationQuery = (code: string) =>
  queryOptions({
    queryKey: ["guest-reservation", code],
    queryFn: async ({ signal }) => {
      try {
        return await call(readGuestReservation, { params: { code }, signal });
      } catch (error) {
        if (isApiError(error, "not_found", "invalid_input")) return null;
        throw error;
      }
    },
  });

export function useGuestCancels(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelGuestReservation, { params: { code } }),
    onSettled: () => client.invalidateQueries({ queryKey: guestReservationQuery(code).queryKey }),
  });
}
