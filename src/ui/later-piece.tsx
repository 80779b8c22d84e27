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
    const ask = (from: () => Promise<Module>) =>
      from().then(
        (loaded) => {
          if (!isGone) setModule(loaded);
        },
        (error: unknown) => {
          if (!isGone) timer = setTimeout(() => void ask(() => loadAgain(load, error)), AGAIN_AFTER_MS);
        },
      );
    void ask(load);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return module && children(module);
}

/**
 * Imports a module anew after a failure. Chromium keeps a failed import for as long as the page lives, so the file that the error names is
 * requested under an address of its own; what it imports in turn stays the same. Safari names none, and requests a failed import again.
 */
function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const [file] = (error instanceof Error && /https?:[^?\s]+\.js/.exec(error.message)) || [];
  return file === undefined ? load() : import(/* @vite-ignore */ `${file}?again=${Date.now()}`);
}
