import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Id, TenantId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { enterPayment, subscriptionHistory, undoPayment } from "../../contract/subscription-history.ts";

export const subscriptionHistoryQuery = (tenantId: TenantId) =>
  queryOptions({
    queryKey: ["platform", "subscription", tenantId],
    queryFn: ({ signal }) => call(subscriptionHistory, { params: { id: tenantId }, signal }),
  });

/** Enters and undoes payments; the console's figures are read again. */
export function usePaymentActions(tenantId: TenantId) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["platform"] });
  return {
    enter: useMutation({
      mutationFn: (body: BodyOf<typeof enterPayment>) =>
        call(enterPayment, { params: { id: tenantId }, body }),
      onSettled,
    }),
    undo: useMutation({
      mutationFn: ({ paymentId, reason }: { paymentId: Id<"SubscriptionPayment">; reason: string }) =>
        call(undoPayment, { params: { id: tenantId, paymentId }, body: { reason } }),
      onSettled,
    }),
  };
}
