import { useEffect, useEffectEvent } from "react";

type CloseLayer = () => void;

const layers: CloseLayer[] = [];

function closeTop(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  // An open list or menu marks its parts so; Esc is theirs. Asked in the capture phase, before they have closed.
  const target = event.target;
  if (target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]')) return;
  const top = layers.at(-1);
  if (!top) return;
  event.preventDefault();
  top();
}

/**
 * Esc closes the top layer only. Mantine's own handler lets every open dialog hear the key, so dialogs and sheets
 * switch it off and stand in this line instead.
 */
export function useEscapeLayer(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const layer = () => close();
    if (layers.push(layer) === 1) window.addEventListener("keydown", closeTop, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener("keydown", closeTop, { capture: true });
    };
  }, [opened]);
}
