export type ThemeMode = "light" | "dark";

const STORAGE_KEY = "theme";

/** The specification's words for the two modes (operations.md §4: "light or black (dark), stored locally"). */
const STORED_WORDS = { light: "light", dark: "black" } as const;

/** The mode meant by a stored word; null for anything else, so that the system's own preference decides. */
export function modeOfWord(word: string | null): ThemeMode | null {
  if (word === STORED_WORDS.light) return "light";
  return word === STORED_WORDS.dark ? "dark" : null;
}

function storedMode(): ThemeMode | null {
  try {
    return modeOfWord(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    // A browser that forbids storage still shows the page, in the mode of the system.
    return null;
  }
}

function storeMode(mode: ThemeMode): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, STORED_WORDS[mode]);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The choice on this device; null follows the system. Undefined until it was first asked for. */
let chosen: ThemeMode | null | undefined;
const listeners = new Set<() => void>();

const darkPreference = () => window.matchMedia("(prefers-color-scheme: dark)");

function choose(mode: ThemeMode | null): void {
  chosen = mode;
  for (const listener of listeners) listener();
}

/** Another tab of the same device chose. */
function hearStorage(event: StorageEvent): void {
  if (event.storageArea !== window.localStorage) return;
  if (event.key === STORAGE_KEY || event.key === null) choose(modeOfWord(event.newValue));
}

/** Light or dark: remembered in local storage under `theme`, else the system's; follows both and the other tabs. */
export const themeMode = {
  get(): ThemeMode {
    if (chosen === undefined) chosen = storedMode();
    return chosen ?? (darkPreference().matches ? "dark" : "light");
  },
  set(mode: ThemeMode): void {
    storeMode(mode);
    choose(mode);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const system = darkPreference();
    system.addEventListener("change", listener);
    window.addEventListener("storage", hearStorage);
    return () => {
      listeners.delete(listener);
      system.removeEventListener("change", listener);
      if (listeners.size === 0) window.removeEventListener("storage", hearStorage);
    };
  },
};

/** Puts a mode on the page: the attribute is all that the style sheets read. Called before the first paint too. */
export function showThemeMode(mode: ThemeMode = themeMode.get()): void {
  document.documentElement.setAttribute("data-color-scheme", mode);
}
