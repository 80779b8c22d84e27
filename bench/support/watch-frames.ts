declare global {
  interface Window {
    frameTimes: {
      /** Milliseconds from the start of the navigation until the first product was painted. */
      usable: number | null;
      /** Milliseconds from each event until the frame that shows its effect was painted. */
      waits: number[];
      start(type: "click" | "keydown"): void;
    };
  }
}

/**
 * Runs inside the page, before its own scripts. A wait ends with the painted frame after the last change of the DOM
 * that came within 50 ms of the event, so that a screen that answers late is not taken for one that answers at once.
 */
export function watchFrames(): void {
  const SETTLED_MS = 50;
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  let changed: (() => void) | undefined;
  let listening: "click" | "keydown" | undefined;
  const listen = (event: Event) => {
    if (event.type !== listening) return;
    let last = performance.now();
    changed = () =>
      painted((at) => {
        last = at;
      });
    changed();
    setTimeout(() => {
      changed = undefined;
      painted(() => window.frameTimes.waits.push(last - event.timeStamp));
    }, SETTLED_MS);
  };
  window.frameTimes = {
    usable: null,
    waits: [],
    start(type) {
      listening = type;
      window.frameTimes.waits = [];
    },
  };
  addEventListener("click", listen, true);
  addEventListener("keydown", listen, true);
  new MutationObserver(() => {
    changed?.();
    if (window.frameTimes.usable === null && document.querySelector("[data-index]"))
      painted((at) => {
        window.frameTimes.usable ??= at;
      });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
