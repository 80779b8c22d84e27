import { EntryCard, EntryList } from "../../../ui/data/entry-list.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { formatTime } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { sendAnswerCall, useVisitAct, useVisits } from "./visits-api.ts";

/** Tables that call for somebody, the longest waiting first; nothing while none does. */
export function TableCalls() {
  const t = useT();
  const { data } = useVisits();
  const answer = useVisitAct(sendAnswerCall);
  const calling = (data?.visits ?? [])
    .flatMap((visit) => (visit.call === null ? [] : [{ ...visit, call: visit.call }]))
    .toSorted((a, b) => a.call.called_at.getTime() - b.call.called_at.getTime());
  if (calling.length === 0) return null;
  return (
    <section aria-label={t("visits.call_title")}>
      <EntryList>
        {calling.map(({ id, table_title, call }) => (
          <EntryCard
            key={id}
            title={table_title}
            details={[`${t(`visits.reason.${call.reason}`)} · ${formatTime(call.called_at)}`]}
            actions={
              <Button disabled={answer.isPending} onClick={() => answer.mutate({ params: { visitId: id } })}>
                {t("visits.answer_call")}
              </Button>
            }
          />
        ))}
      </EntryList>
    </section>
  );
}
