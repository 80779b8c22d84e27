import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readCustomerAccount } from "#money/receivables/contract/receivables.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId, OrderId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { removeBillDiscount } from "#service/orders/contract/discounts.ts";
import { ordersInit } from "#service/orders/contract/orders.ts";
import { openAccountsQuery } from "#service/orders/web/public.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import {
  paymentSummary,
  payOrders,
  payPart,
  prevalidateCcf,
  undoPart,
  validateDiscount,
} from "../contract/payments.ts";

export type PartBody = BodyOf<typeof payPart>["part"];

const summaryKey = ["orders", "payment-summary"] as const;

/** Query key of every summary on screen, for whatever changes orders. */
export const summaryKeys = [summaryKey] as const;

export type ChargeInit = ResponseOf<typeof ordersInit>;

/** Store, printer and payment types; reloaded whenever a dialog opens, while the last answer is shown. */
export const chargeInitQuery = queryOptions({
  queryKey: ["orders", "init"],
  queryFn: ({ signal }) => call(ordersInit, { signal }),
  staleTime: 0,
});

/** Query keys for whatever changes payment types. */
export const chargeInitKeys = [chargeInitQuery.queryKey];

/**
 * Reads the cost of the orders, with discount codes or without; reloaded whenever a dialog opens, never an older
 * answer.
 */
export function paymentSummaryQuery(orderIds: readonly OrderId[], discountCodes: readonly string[]) {
  return queryOptions({
    queryKey: [...summaryKey, orderIds, discountCodes],
    queryFn: ({ signal }) =>
      call(paymentSummary, { body: { orderIds: [...orderIds], discountCodes: [...discountCodes] }, signal }),
    staleTime: 0,
    gcTime: 0,
    // The previous figures stay while a code is applied or removed.
    placeholderData: (before) => before,
  });
}

export type WithheldBody = BodyOf<typeof prevalidateCcf>;

/** Reads what a buyer withholds of a part; reloaded with the summary, and for another part or buyer. */
export function withheldQuery(body: WithheldBody | null) {
  return queryOptions({
    queryKey: [...summaryKey, "withheld", body],
    queryFn: ({ signal }) => (body === null ? null : call(prevalidateCcf, { body, signal })),
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The previous figure stays in sight, but nothing is charged by it.
    placeholderData: (before) => before,
  });
}

const customerAccountKey = ["customers", "account"] as const;

/** Query key of every customer account on screen, for whatever changes them. */
export const customerAccountKeys = [customerAccountKey] as const;

/** Reads a customer's credit and debt; disabled without a customer. */
export function customerAccountQuery(id: CustomerId | null) {
  return queryOptions({
    queryKey: [...customerAccountKey, id],
    queryFn: ({ signal }) => (id === null ? null : call(readCustomerAccount, { params: { id }, signal })),
    enabled: id !== null,
    staleTime: 0,
  });
}

/** A whole payment, as in the specification, or a part of what is left. */
export type PaymentBody =
  | { readonly kind: "whole"; readonly body: BodyOf<typeof payOrders> & { readonly uuid: string } }
  | { readonly kind: "part"; readonly body: BodyOf<typeof payPart> };

/** Sends a payment, once for its uuid. `balance` is what is left to pay afterwards. */
export function usePay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (payment: PaymentBody) =>
      payment.kind === "part"
        ? call(payPart, { body: payment.body, idempotencyKey: payment.body.uuid })
        : {
            ...(await call(payOrders, { body: payment.body, idempotencyKey: payment.body.uuid })),
            balance: 0,
          },
    onSuccess: (_, { body }) => emitRealtime("order_update_backend", { orderIds: body.orderIds }),
    onError: (error) => {
      if (isApiError(error, "total_changed", "balance_changed", "invalid_input"))
        void client.invalidateQueries({ queryKey: summaryKey });
      if (isApiError(error, "account_not_granted", "account_limit_reached"))
        void client.invalidateQueries({ queryKey: customerAccountKey });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}

export function useUndoPart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof undoPart>) => call(undoPart, { body, idempotencyKey: body.uuid }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: summaryKey }),
        client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
      ]),
  });
}

/** Tells whether a code can be used, and what it takes off. */
export function useValidateDiscount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof validateDiscount>) => call(validateDiscount, { body }),
  });
}

/** Takes the discount on the bill of accounts back. */
export function useRemoveBillDiscount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof removeBillDiscount>) => call(removeBillDiscount, { body }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    // The summary and the cards of the open accounts.
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}

/** Tells whether a fiscal credit is possible; a refusal names what is missing. */
export function checkFiscalCredit(body: BodyOf<typeof prevalidateCcf>) {
  return call(prevalidateCcf, { body });
}
