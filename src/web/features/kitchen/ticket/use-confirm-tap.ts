import { useEffect, useRef, useState } from "react";

/** How long a first tap waits for the second one (ms). */
const ARMED_MS = 4_000;
/** A bouncing finger is no second tap (ms). */
const BOUNCE_MS = 300;

export interface ConfirmTap {
  readonly isArmed: boolean;
  /** The button was tapped: the first tap arms, the second acts. */
  tap(): void;
  disarm(): void;
}

/** Arm and confirm for what concerns a whole ticket. `subject` is what would be done: when it changes, it is disarmed. */
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
