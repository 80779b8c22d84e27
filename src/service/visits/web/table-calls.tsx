import { factsText } from "#platform/web/facts-text.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { Button } from "#ui/forms/button.tsx";
import { type TableWish, tableWishes, wishText } from "./table-wishes.ts";
import classes from "./visits.module.css";
import { useVisits } from "./visits-api.ts";
import { useAnswerWish } from "./wishes-api.ts";

/** Lists the tables that call or request the bill, the longest waiting first; hidden while none does. */
export function TableCalls() {
  const t = useT();
  const { data } = useVisits();
  const wishes = tableWishes(data?.visits ?? []);
  if (wishes.length === 0) return null;
  return (
    <section className={classes.calls} aria-label={t("visits.call_title")}>
      <EntryList>
        {wishes.map((wish) => (
          <CallingTable key={wish.key} wish={wish} />
        ))}
      </EntryList>
    </section>
  );
}

function CallingTable({ wish }: { wish: TableWish }) {
  const t = useT();
  const now = useNow();
  const answer = useAnswerWish();
  const { table_title: table, floor } = wish.visit;
  const minutes = elapsedMinutes(wish.since.getTime(), now.getTime());
  const age = minutes === 0 ? t("tray.just_now") : formatLength(minutes, "minute");
  const what = wishText(wish, t);
  return (
    <EntryCard
      title={floor === null ? table : t("tray.place", { table, floor })}
      details={[factsText([what, age])]}
      actions={
        <Button
          aria-label={t("visits.answer_wish", { table, what })}
          disabled={answer.isPending}
          onClick={() => answer.mutate(wish)}
        >
          {t("visits.answer_call")}
        </Button>
      }
    />
  );
}
