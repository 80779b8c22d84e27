let context: AudioContext | null | undefined;

/** The page's one audio context; null where the browser has none. Silent until the person has touched the page. */
export function audioContext(): AudioContext | null {
  if (context === undefined)
    context = typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" });
  return context;
}
