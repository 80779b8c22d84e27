import { type ReactNode, useEffect, useState } from "react";

/** What could not be loaded is asked for again after this pause, in milliseconds. */
const AGAIN_AFTER_MS = 5_000;

export interface LaterPieceProps<Module> {
  /** Imports the module; the same function at each drawing. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/**
 * A piece beside the screen whose code comes later: nothing until it is there, and asked for again while it cannot
 * be had. Unlike `lazy`, the screen around it neither waits for it nor falls with it when the line is cut meanwhile.
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
