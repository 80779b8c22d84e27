import { type ReactNode, useEffect, useState } from "react";

/** Pause in milliseconds before a failed load is repeated. */
const AGAIN_AFTER_MS = 5_000;

export interface LaterPieceProps<Module> {
  /** Imports the module; the same function at each drawing. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/**
 * A piece beside the screen whose code comes later: empty until it arrives, and requested again after a
 * failure. Unlike with `lazy`, the screen around it neither waits for it nor fails with it when the
 * connection breaks.
 */
export function LaterPiece<Module extends object>({ load, children }: LaterPieceProps<Module>) {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const ask = () =>
      load().then(
        (loaded) => {
          if (!isGone) setModule(loaded);
        },
        () => {
          if (!isGone) timer = setTimeout(() => void ask(), AGAIN_AFTER_MS);
        },
      );
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return module && children(module);
}
