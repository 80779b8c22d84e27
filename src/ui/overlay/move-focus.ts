/** The index an arrow key, Home or End leads to in a ring of `count`; null when the key is none of them. */
export function nextIndex(current: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (Math.max(current, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Moves focus among the children that match, by arrows, Home, End or a first letter. True when it moved. */
export function moveFocus(box: HTMLElement, selector: string, key: string): boolean {
  const items = [...box.querySelectorAll<HTMLElement>(selector)];
  const focused = document.activeElement;
  const current = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const next = nextIndex(current, items.length, key);
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  const target =
    next === null
      ? key.length === 1 &&
        after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
      : items[next];
  if (!target) return false;
  target.focus();
  return true;
}
