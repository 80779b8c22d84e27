import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { ApiError, isUnsure } from "#platform/web/api-error.ts";
import { t } from "#platform/web/i18n.ts";
import { addApiKey, listApiKeys } from "../contract/api-keys.ts";
import { addWebhook, listDeliveries, listWebhooks, readDelivery } from "../contract/webhooks.ts";

export const apiKeysQuery = queryOptions({
  queryKey: ["integrations", "api-keys"],
  queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).keys,
});

export const webhooksQuery = queryOptions({
  queryKey: ["integrations", "webhooks"],
  queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).webhooks,
});

/** Milliseconds between refreshes: attempts go on while somebody looks at them. */
const REFRESH_MS = 5_000;

export function deliveriesQuery(query: QueryOf<typeof listDeliveries>) {
  return queryOptions({
    queryKey: ["integrations", "deliveries", query],
    queryFn: ({ signal }) => call(listDeliveries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function deliveryQuery(deliveryId: Id<"WebhookDelivery">) {
  return queryOptions({
    queryKey: ["integrations", "delivery", deliveryId],
    queryFn: ({ signal }) => call(readDelivery, { params: { deliveryId }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Changes keys and webhooks; everything about them is loaded again. */
export function useIntegrationsMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ["integrations"] }),
  });
}

/**
 * Makes something whose secret only this answer contains. When the answer is lost, nobody has the secret: the request
 * is not settled or repeated, because a repetition would make a second secret (`secret_lost`).
 */
async function reportingLostSecret<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw isUnsure(cause)
      ? new ApiError("secret_lost", t("platform.secret_lost"), { status: 0, cause })
      : cause;
  });
}

export const useAddKey = () =>
  useIntegrationsMutation((input: CallInput<typeof addApiKey>) =>
    reportingLostSecret(call(addApiKey, input)),
  );
export const useAddWebhook = () =>
  useIntegrationsMutation((input: CallInput<typeof addWebhook>) =>
    reportingLostSecret(call(addWebhook, input)),
  );
