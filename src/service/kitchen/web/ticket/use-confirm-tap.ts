import { useEffect, useRef, useState } from "react";

/** How long a first tap waits for the second one (ms). */
const ARMED_MS = 4_000;
/** A second tap sooner than this is a bounce of the finger (ms). */
const BOUNCE_MS = 300;

export interface ConfirmTap {
  readonly isArmed: boolean;
  /** To call on each tap: the first arms, the second acts. */
  tap(): void;
  disarm(): void;
}

/** An action that needs two taps. `subject` names what would be done; when it changes, the first tap is void. */
export function useConfirmTap(subject: string, act: () => void): ConfirmTap {
  const [armed, setArmed] = useState<string | null>(null);
  const armedAt = useRef(0);
  const isArmed = armed === subject;
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(null), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  const tap = () => {
    if (!isArmed) {
      armedAt.current = performance.now();
      setArmed(subject);
    } else if (performance.now() - armedAt.current >= BOUNCE_MS) {
      setArmed(null);
      act();
    }
  };
  return { isArmed, tap, disarm: () => setArmed(null) };
}
