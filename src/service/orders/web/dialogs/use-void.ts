import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApprovalAbout, isApprovalMissing, type useApproval } from "#core/approvals/web/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { voidLines } from "../../contract/accounts.ts";
import type { VoidReason } from "../../domain/void-line.ts";
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
