import { useEffect, useRef } from "react";
import { usePage } from "./page-context.ts";
import { pageTitle } from "./page-title.ts";
import { useView } from "./view.ts";

/** Gives each page that becomes visible its title and its beginning the focus; the first one has both from the server. */
export function usePageChange(): void {
  const page = usePage();
  const view = useView();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.title = pageTitle(page, view);
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [page, view]);
}
