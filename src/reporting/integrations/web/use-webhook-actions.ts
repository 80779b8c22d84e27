import { callTo } from "#platform/web/api.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { removeWebhook, rotateSecret, testWebhook, type Webhook } from "../contract/webhooks.ts";
import { useIntegrationsMutation } from "./integrations-api.ts";

/** Actions on an endpoint; a new secret goes to `onSecret`. */
export function useWebhookActions({ id: webhookId }: Webhook, onSecret: (secret: string) => void) {
  const t = useT();
  const confirm = useConfirm();
  const testing = useIntegrationsMutation(callTo(testWebhook));
  const renewing = useIntegrationsMutation(callTo(rotateSecret));
  const removing = useIntegrationsMutation(callTo(removeWebhook));
  const input = { params: { webhookId } };
  const say = {
    onSuccess: ({ message }: { message: string }) => void toastSuccess(message),
    onError: showError,
  };
  const renew = async () => {
    const isSure = await confirm({
      title: t("integrations.webhook.renew_ask"),
      body: t("integrations.webhook.renew_text"),
      confirmLabel: t("integrations.webhook.renew"),
    });
    if (isSure) renewing.mutate(input, { onSuccess: ({ secret }) => onSecret(secret), onError: showError });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t("integrations.webhook.remove_ask"),
      body: t("integrations.webhook.remove_text"),
      confirmLabel: t("common.remove"),
      tone: "danger",
    });
    if (isSure) removing.mutate(input, say);
  };
  return {
    test: () => testing.mutate(input, say),
    renew: () => void renew(),
    remove: () => void remove(),
  };
}
