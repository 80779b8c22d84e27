import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { voidLines } from "../../../../contract/accounts.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import type { OrderId } from "../../../../domain/ids.ts";
import type { VoidReason } from "../../../../domain/orders/void-line.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { isApiError } from "../../../platform/api-error.ts";
import { emitRealtime } from "../../../platform/realtime.ts";
import { showFailure } from "../../../platform/show-error.ts";
import { type ApprovalAbout, isApprovalMissing, type useApproval } from "../../approvals/public.ts";
import { openAccountsQuery, sendCancel, sendVoid } from "../accounts/orders-api.ts";

interface VoidHandlers {
  /** Asks for a manager's PIN where one is needed. */
  readonly approval: ReturnType<typeof useApproval>;
  readonly onDone: () => void;
  /** The kitchen began the dish meanwhile: a reason is needed now. */
  readonly onReasonNeeded: () => void;
}

interface VoidRequest {
  readonly body: Omit<BodyOf<typeof voidLines>, "approval">;
  readonly about: ApprovalAbout;
}

/** Voids dishes of one order. Waits for the server; a refusal leaves the dialog open with the newest state behind it. */
export function useVoidLines({ approval, onDone, onReasonNeeded }: VoidHandlers) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
  return useMutation({
    mutationFn: ({ body, about }: VoidRequest) =>
      approval.run((token) => sendVoid({ body: { ...body, ...(token && { approval: token }) } }), about),
    onSuccess: async ({ message }, { body }) => {
      emitRealtime("order_update_backend", { orderIds: [body.orderId] });
      await reload();
      onDone();
      toastSuccess(message);
    },
    onError: (error) => {
      void reload();
      if (isApiError(error, "void_reason_required")) onReasonNeeded();
      if (!isApprovalMissing(error)) showFailure(error, "orders.failure.action");
    },
  });
}

interface CancelRequest {
  readonly orderIds: readonly OrderId[];
  readonly reason: VoidReason | null;
  readonly about: ApprovalAbout;
}

/** Cancels whole orders, with a reason for what was begun. */
export function useCancelAccount({ approval, onDone }: Pick<VoidHandlers, "approval" | "onDone">) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
  return useMutation({
    mutationFn: ({ orderIds, reason, about }: CancelRequest) =>
      approval.run(
        (token) =>
          sendCancel({
            body: { orderIds: [...orderIds], ...(reason && { reason }), ...(token && { approval: token }) },
          }),
        about,
      ),
    onSuccess: async ({ message }, { orderIds }) => {
      emitRealtime("order_update_backend", { orderIds: [...orderIds] });
      await reload();
      onDone();
      toastSuccess(message);
    },
    onError: (error) => {
      void reload();
      if (!isApprovalMissing(error)) showFailure(error, "orders.failure.action");
    },
  });
}
