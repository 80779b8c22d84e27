import { createContext, type ReactNode, use } from "react";
import type { Writing } from "#platform/domain/text/languages.ts";

/** Words that many parts need. The application hands them over once, in the current language, through UiProvider. */
export interface UiLabels {
  close: string;
  cancel: string;
  clear: string;
  retry: string;
  loading: string;
  actions: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  remove: string;
  nothingFound: string;
  firstPage: string;
  previousPage: string;
  nextPage: string;
  lastPage: string;
  /** Said after some seconds of waiting: that the server takes its time, and what one can do. */
  slow: string;
  skipToContent: string;
  mainMenu: string;
  openMenu: string;
  collapseMenu: string;
  expandMenu: string;
  /** Name of the menu of how a table looks, and of its parts. */
  view: string;
  sort: string;
  columns: string;
  density: string;
  comfortable: string;
  compact: string;
  /** All that is known of a row, where it shows a part. */
  details: string;
  /** Head of the last row of a table, when it adds up. */
  total: string;
  showTable: string;
  showChart: string;
  /** The parts of a date in an empty field: "DD", "MM", "AAAA". */
  dateFigures: Readonly<Record<"day" | "month" | "year", string>>;
  /** The refusal of a text that is no date, with one that is. */
  noDate: (date: string) => string;
  firstDate: (date: string) => string;
  lastDate: (date: string) => string;
  openCalendar: string;
  /** The form in which the language on screen is written; dates are shown and read by it. */
  writing: () => Writing;
  /** Minutes that have passed, as short as they can be read. */
  elapsed: (minutes: number) => string;
  /** A label and its value: "Quitar: Bebidas", with the colon of the language. */
  labelled: (label: string, value: string) => string;
  /** The members of a list within a sentence. */
  list: (texts: readonly string[]) => string;
  /** Texts about a typed number. */
  number: NumberLabels;
  /** Why no form can be sent here; null where all can. */
  readOnly: string | null;
}

export interface NumberLabels {
  not_a_number: string;
  no_whole_number: string;
  too_many_decimals: (most: number) => string;
  too_large: string;
  beyond: (most: string) => string;
  negative: string;
  /** It may be two numbers; ways to choose stand below. */
  unclear: string;
  use: (number: string) => string;
}

const LabelsContext = createContext<UiLabels | null>(null);

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** The shared words; throws outside UiProvider, because a control without a name must not reach anybody. */
export function useUiLabels(): UiLabels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error("UiProvider is missing above this component");
  return labels;
}
