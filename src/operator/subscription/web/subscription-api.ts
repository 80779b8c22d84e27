import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { signOutAfterPayment } from "#core/auth/contract/auth.ts";
import { toId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { clearUser, noteSignOut } from "#platform/web/session/session.ts";
import {
  cancelSubscription,
  confirmPayment,
  lookUpPlan,
  openPortal,
  resumeSubscription,
  startCheckout,
  subscriptionDetails,
} from "../contract/subscription.ts";

/** Interval in milliseconds of asking for Stripe's confirmation. */
const CONFIRM_INTERVAL_MS = 4_000;

/** The restaurant's subscription; only admins may read it. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call(subscriptionDetails, { signal }),
});

/** A subscription carries the restaurant's number. */
const ofSubscription = (id: string) => toId<"Tenant">(Number(id));

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ["subscription", "plan", id],
    queryFn: ({ signal }) => call(lookUpPlan, { body: { id: ofSubscription(id) }, signal }),
    staleTime: 600_000,
  });

/** Asks Stripe for the payment until it confirms it. */
export const paidQuery = queryOptions({
  queryKey: ["subscription", "paid"],
  queryFn: ({ signal }) => call(confirmPayment, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data && (data.card.is_on || !data.card.is_offered) ? false : CONFIRM_INTERVAL_MS,
});

/** Cancels, and takes the cancellation back. Permissions depend on it, so they are read again. */
export function useSubscriptionActions() {
  const client = useQueryClient();
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    await client.fetchQuery({ ...meQuery, staleTime: 0 });
  };
  return {
    cancel: useMutation({
      mutationFn: (id: string) => call(cancelSubscription, { body: { id: ofSubscription(id) } }),
      onSuccess,
    }),
    resume: useMutation({
      mutationFn: (id: string) => call(resumeSubscription, { body: { id: ofSubscription(id) } }),
      onSuccess,
    }),
  };
}

/** Opens Stripe's pages in the browser. */
export function useStripePages() {
  const goTo = ({ url }: { readonly url: string }) => window.location.assign(url);
  return {
    checkout: useMutation({ mutationFn: () => call(startCheckout, {}), onSuccess: goTo }),
    portal: useMutation({ mutationFn: () => call(openPortal, {}), onSuccess: goTo }),
  };
}

/** Ends the session after a payment. Returns the server's message. Throws ApiError when it does not answer. */
export async function leaveAfterPayment(): Promise<string | null> {
  noteSignOut(true);
  try {
    const { message } = await call(signOutAfterPayment, {});
    clearUser();
    return message;
  } catch (error) {
    if (isApiError(error, "not_signed_in")) {
      clearUser();
      return null;
    }
    noteSignOut(false);
    throw error;
  }
}
