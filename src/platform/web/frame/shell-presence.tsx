import { createContext, type ReactNode, use } from "react";
import { VisuallyHidden } from "#ui/layout/layout.tsx";

const PresenceContext = createContext(false);

/** Tells its children that a frame with navigation is around them. */
export function ShellPresence({ children }: { children: ReactNode }) {
  return <PresenceContext value={true}>{children}</PresenceContext>;
}

/** Tells whether a frame with navigation is around the caller. */
export function useIsInShell(): boolean {
  return use(PresenceContext);
}

/** The page of a message that may stand inside a frame or alone; alone it brings its own main landmark. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  const inShell = useIsInShell();
  const Element = inShell ? "div" : "main";
  return (
    <Element>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      {children}
    </Element>
  );
}
