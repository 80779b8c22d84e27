import { IconPlayerPlay } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatList, formatPlainNumber, formatTime } from "#platform/web/format.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { fireCourse, holdCourse } from "../../contract/courses.ts";
import { isHeld } from "../../domain/course.ts";
import { type CoursedAccount, heldCourses, heldNow } from "./held-courses.ts";

interface FireCourseButtonProps {
  account: CoursedAccount;
  /** Name of the table or account, such as "Mesa 4". */
  name: string;
}

/** Fires the next course of a card and shows what waits; hidden when nothing is held. */
export function FireCourseButton({ account, name }: FireCourseButtonProps) {
  const t = useT();
  const mayDo = useMayDo();
  const firing = useFireCourse(account);
  const [next, ...later] = heldCourses(account);
  if (next === undefined) return null;
  const { course, dishes, fireAt } = next;
  const facts = [
    t("orders.course.waiting", { count: dishes }),
    fireAt && t("orders.course.by_itself", { time: formatTime(fireAt) }),
    later.length > 0 &&
      t("orders.course.later", {
        count: later.length,
        courses: formatList(later.map((held) => formatPlainNumber(held.course))),
      }),
  ].filter(Boolean);
  const words = t("orders.course.fire", { course });
  return (
    <Stack gap={4} full>
      <Muted size="sm">{factsText(facts)}</Muted>
      {mayDo("course.fire") ? (
        <Button
          size="lg"
          fullWidth
          variant="light"
          busy={firing.isPending}
          icon={<IconPlayerPlay size={20} aria-hidden="true" />}
          aria-label={t("orders.course.fire_at", { course, account: name })}
          onClick={() => firing.mutate(course)}
        >
          {words}
        </Button>
      ) : (
        <p>{t("orders.course.is_held", { course })}</p>
      )}
    </Stack>
  );
}

/** Queries that show open accounts. */
const shownKeys = ["orders"] as const;

/** Returns the parties of a card that hold something up to a course. */
function waitingParties({ accounts, orders }: CoursedAccount, course: number): AccountId[] {
  const waits = (id: AccountId) =>
    orders.some(
      ({ account_id, items }) =>
        account_id === id && items.some((line) => (line.course ?? 0) <= course && isHeld(line, heldNow())),
    );
  return accounts.map(({ id }) => id).filter(waits);
}

/** Fires a course for everybody at a card. For 8 s it can be held again, unless a station has begun it. */
export function useFireCourse(card: CoursedAccount) {
  const t = useT();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: shownKeys });
  const holding = useMutation({
    mutationFn: async (fired: readonly Fired[]) => {
      const messages = [];
      for (const { account, line_ids: lineIds } of fired)
        messages.push((await call(holdCourse, { body: { account, lineIds } })).message);
      return messages;
    },
    onSuccess: (messages) => toastSuccess(sentencesText(messages, t)),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: async (course: number): Promise<Fired[]> => {
      const fired: Fired[] = [];
      for (const account of waitingParties(card, course))
        fired.push({ account, ...(await call(fireCourse, { body: { account, course } })) });
      return fired;
    },
    onSuccess: async (answers) => {
      await reload();
      const fired = answers.filter(({ line_ids }) => line_ids.length > 0);
      const message = sentencesText(
        answers.map((answer) => answer.message),
        t,
      );
      if (fired.length === 0) toastSuccess(message);
      else toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => holding.mutate(fired) });
    },
    onError: (error) => {
      void reload();
      showFailure(error, "orders.failure.action");
    },
  });
}

type Fired = { readonly account: AccountId } & ResponseOf<typeof fireCourse>;
