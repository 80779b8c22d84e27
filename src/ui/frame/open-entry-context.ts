import { createContext } from "react";

/** Name of the page in a menu around it, where narrow screens say it in a line of their own; null: nothing does. */
export const OpenEntryContext = createContext<string | null>(null);
