/** Does something with what is loaded and returns how to stop it; stopped before it was loaded, it is not begun. */
type WhenLoaded<Loaded> = (act: (loaded: Loaded) => (() => void) | undefined) => () => void;

/**
 * Loads when first used, once for all: a browser settles several imports of one file in an order of its own, and what
 * the first asked for must come first. A load that failed is tried again at the next use.
 */
export function whenLoaded<Loaded>(load: () => Promise<Loaded>): WhenLoaded<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return (act) => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    loading ??= load();
    loading.then(
      (loaded) => {
        if (!isStopped) stop = act(loaded);
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };
}
