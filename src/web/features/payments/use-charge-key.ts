import { type RefObject, useEffect } from "react";

/** F10 charges, as it leads from the till to charging. While something is missing or on its way it does nothing. */
export function useChargeKey(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
      if (event.key !== "F10" || isOther) return;
      event.preventDefault();
      // Held down it would charge the next part, too.
      if (isReady && !event.repeat) form.current?.requestSubmit();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form, isReady]);
}
