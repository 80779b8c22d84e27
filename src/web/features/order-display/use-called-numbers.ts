import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "../../../ui/feedback/announcer.tsx";
import { playReady } from "../../platform/sound.ts";
import { useT } from "../../platform/use-t.ts";
import { CALLED_MS, newlyReadyNumbers } from "./called-numbers.ts";

/**
 * The numbers that are being called: new among the ready ones, for a while, with a sound. Another `choice` of what is
 * shown calls nobody.
 */
export function useCalledNumbers(ready: readonly number[] | undefined, choice: boolean): ReadonlySet<number> {
  const t = useT();
  const announce = useAnnounce();
  const before = useRef<{ choice: boolean; numbers: readonly number[] } | null>(null);
  const [called, setCalled] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (!ready) return;
    const known = before.current?.choice === choice ? before.current.numbers : null;
    const fresh = newlyReadyNumbers(known, ready);
    before.current = { choice, numbers: ready };
    if (fresh.length === 0) return;
    playReady();
    for (const tokenNo of fresh) announce(t("orderDisplay.called", { tokenNo }));
    setCalled((now) => new Set([...now, ...fresh]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCalled((now) => new Set([...now].filter((tokenNo) => !fresh.includes(tokenNo))));
    }, CALLED_MS);
    timers.current.add(timer);
  }, [ready, choice, announce, t]);
  return called;
}
