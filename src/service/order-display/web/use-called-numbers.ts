import { useEffect, useRef, useState } from "react";
import { playReady } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { CALLED_MS, newlyReadyNumbers } from "./called-numbers.ts";

/**
 * The numbers that became ready within the last `CALLED_MS`, each with a sound and an announcement when it does. Showing
 * or hiding the tables' numbers calls none.
 */
export function useCalledNumbers(
  ready: readonly number[] | undefined,
  withTables: boolean,
): ReadonlySet<number> {
  const t = useT();
  const announce = useAnnounce();
  const before = useRef<{ withTables: boolean; numbers: readonly number[] } | null>(null);
  const [called, setCalled] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timersAtStart = timers.current;
    return () => {
      for (const timer of timersAtStart) clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (!ready) return;
    const known = before.current?.withTables === withTables ? before.current.numbers : null;
    const newNumbers = newlyReadyNumbers(known, ready);
    before.current = { withTables, numbers: ready };
    if (newNumbers.length === 0) return;
    playReady();
    for (const tokenNo of newNumbers) announce(t("orderDisplay.called", { tokenNo }));
    setCalled((now) => new Set([...now, ...newNumbers]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCalled((now) => new Set([...now].filter((tokenNo) => !newNumbers.includes(tokenNo))));
    }, CALLED_MS);
    timers.current.add(timer);
  }, [ready, withTables, announce, t]);
  return called;
}
