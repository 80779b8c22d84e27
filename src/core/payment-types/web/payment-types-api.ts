import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { PaymentTypeId, Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import {
  addPaymentType,
  changePaymentType,
  deletePaymentType,
  listPaymentTypes,
  orderPaymentTypes,
  type PaymentTypeSettings,
  restorePaymentType,
  togglePaymentType,
} from "../contract/payment-types.ts";

/** The payment types as the owner sets them up. Changes arrive by socket. */
export const paymentTypesQuery = queryOptions({
  queryKey: ["settings", "payment-types"],
  queryFn: ({ signal }) => call(listPaymentTypes, { signal }),
});

/** A change of payment types; the list shows it before the message does. */
function usePaymentTypeAction<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: paymentTypesQuery.queryKey }),
  });
}

interface Sent<Body> {
  readonly body: Body;
  readonly id: Uuid;
}

const at = (paymentTypeId: PaymentTypeId) => ({ params: { paymentTypeId } });

/** Adds a payment type, or changes one; an added one has its id in the answer. */
export const useSavePaymentType = (type: PaymentTypeSettings | null) =>
  usePaymentTypeAction(
    async ({
      body: { version, ...body },
      id,
    }: Sent<BodyOf<typeof changePaymentType>>): Promise<{ message: string; id?: PaymentTypeId }> =>
      type
        ? call(changePaymentType, { ...at(type.id), body: { ...body, version }, idempotencyKey: id })
        : call(addPaymentType, { body, idempotencyKey: id }),
  );

/** Switches one on or off; shown at once, and as it was when it is refused. */
export function useTogglePaymentType() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: PaymentTypeId; isActive: boolean }) =>
      call(togglePaymentType, { ...at(id), body: { isActive } }),
    onMutate: ({ id, isActive }) =>
      client.setQueryData(paymentTypesQuery.queryKey, (types) =>
        types?.map((type) => (type.id === id ? { ...type, isActive, is_active: isActive } : type)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: paymentTypesQuery.queryKey }),
  });
}

export const useDeletePaymentType = () =>
  usePaymentTypeAction((id: PaymentTypeId) => call(deletePaymentType, at(id)));

export const useRestorePaymentType = () =>
  usePaymentTypeAction((id: PaymentTypeId) => call(restorePaymentType, at(id)));

export const useOrderPaymentTypes = () =>
  usePaymentTypeAction((ids: PaymentTypeId[]) => call(orderPaymentTypes, { body: { ids } }));
