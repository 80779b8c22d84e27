import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";

const STORAGE_KEY = "theme";

/** The specification's words for the two modes (operations.md §4: "light or black (dark), stored locally"). */
const STORED_WORDS = { light: "light", dark: "black" } as const;

/** The mode meant by a stored word; null for anything else, so that the system's own preference decides. */
export function colorSchemeOfWord(word: string | null): "light" | "dark" | null {
  if (word === STORED_WORDS.light) return "light";
  return word === STORED_WORDS.dark ? "dark" : null;
}

function stored(): "light" | "dark" | null {
  try {
    return colorSchemeOfWord(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    // A browser that forbids storage still shows the page, in the mode of the system.
    return null;
  }
}

function store(scheme: MantineColorScheme): void {
  try {
    if (scheme === "auto") window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, STORED_WORDS[scheme]);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Keeps light or dark in local storage under `theme`, in the specification's words, and follows other tabs. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  const unsubscribe = () => {
    if (listener) window.removeEventListener("storage", listener);
    listener = undefined;
  };
  return {
    get: (fallback) => stored() ?? fallback,
    set: store,
    subscribe: (onUpdate) => {
      unsubscribe();
      listener = (event) => {
        if (event.storageArea === window.localStorage && event.key === STORAGE_KEY) {
          onUpdate(colorSchemeOfWord(event.newValue) ?? "auto");
        }
      };
      window.addEventListener("storage", listener);
    },
    unsubscribe,
    clear: () => store("auto"),
  };
}
