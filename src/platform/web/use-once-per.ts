import { useEffect, useEffectEvent, useRef } from "react";

/** Runs once for each new key, the first one too, though React's strict mode runs effects twice. */
export function useOncePer(key: string | number | null, run: () => void): void {
  const doneFor = useRef<string | number | null | undefined>(undefined);
  const runOnce = useEffectEvent(() => {
    if (doneFor.current === key) return;
    doneFor.current = key;
    run();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the key is another one
  useEffect(() => runOnce(), [key]);
}
