import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { isHeld } from "../../domain/course.ts";
import { sendFire, sendHold } from "./courses-api.ts";
import { type CoursedAccount, heldNow } from "./held-courses.ts";

/** Everything that shows open accounts. */
const shownKeys = ["orders"] as const;

/** The parties of a card at which something is held up to a course. */
function waitingParties({ accounts, orders }: CoursedAccount, course: number): AccountId[] {
  const waits = (id: AccountId) =>
    orders.some(
      ({ account_id, items }) =>
        account_id === id && items.some((line) => (line.course ?? 0) <= course && isHeld(line, heldNow())),
    );
  return accounts.map(({ id }) => id).filter(waits);
}

/** Fires a course for everybody at a card; for 8 s it can be held again, while no station has begun it. */
export function useFireCourse(card: CoursedAccount) {
  const t = useT();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: shownKeys });
  const holding = useMutation({
    mutationFn: async (fired: readonly Fired[]) => {
      const messages = [];
      for (const { account, line_ids: lineIds } of fired)
        messages.push((await sendHold({ body: { account, lineIds } })).message);
      return messages;
    },
    onSuccess: (messages) => toastSuccess(messages.join(" ")),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: async (course: number): Promise<Fired[]> => {
      const fired: Fired[] = [];
      for (const account of waitingParties(card, course))
        fired.push({ account, ...(await sendFire({ body: { account, course } })) });
      return fired;
    },
    onSuccess: async (answers) => {
      await reload();
      const fired = answers.filter(({ line_ids }) => line_ids.length > 0);
      const message = answers.map(({ message }) => message).join(" ");
      if (fired.length === 0) toastSuccess(message);
      else toastUndo({ message, undoLabel: t("orders.account.undo"), onUndo: () => holding.mutate(fired) });
    },
    onError: (error) => {
      void reload();
      showFailure(error, "orders.failure.action");
    },
  });
}

type Fired = { readonly account: AccountId } & Awaited<ReturnType<typeof sendFire>>;
