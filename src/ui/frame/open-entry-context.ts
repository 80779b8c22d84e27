import { createContext } from "react";

/** What a menu around the page calls it, where narrow screens say it in a line of their own; null: nothing does. */
export const OpenEntryContext = createContext<string | null>(null);
