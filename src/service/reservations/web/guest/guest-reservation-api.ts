import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { cancelGuestReservation, readGuestReservation } from "../../contract/guest-reservations.ts";

/** Loads the reservation of a link; null when the link is unknown. */
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
