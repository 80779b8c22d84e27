import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Milliseconds for which a heading that comes with the screen's data is waited for. */
const WAITS_MS = 5_000;

/**
 * Gives the focus to the heading of each screen that somebody goes to, so that whoever hears the page hears where they
 * are and the next key is one of the new screen. A field that a screen focuses itself keeps the focus, and so does
 * whatever somebody touched meanwhile; the page that was opened first begins where the browser begins.
 */
export function useHeadingFocus(): void {
  const place = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(place);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === place) return;
    before.current = place;
    if (isFirst) return;
    const left = document.activeElement;
    let given: HTMLElement | null = null;
    /** Tells whether nothing is left to do: somebody is elsewhere, or the screen has a place of its own for the focus. */
    const focus = () => {
      const now = document.activeElement;
      // It stays, unless the screen hides while it loads more, or brings another heading: the focus is lost with it.
      if (given?.isConnected && now !== document.body) return now !== given;
      if (now !== left && now !== document.body) return true;
      // A button that led on from one thing to the next may stay, or go with the thing that is left.
      if (isInScreen(now)) return false;
      given = findHeading();
      focusHeading(given);
      return false;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
    const timer = setTimeout(() => observer.disconnect(), WAITS_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
}

/** The first heading of the screen; that of a board stands in the top bar. */
const findHeading = () =>
  document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("header h1");

/** Tells whether something of the screen itself has the focus, or of a dialog over it. */
const isInScreen = (element: Element | null) =>
  element !== null && element.closest("main, dialog") !== null && element.tagName !== "MAIN";

function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
