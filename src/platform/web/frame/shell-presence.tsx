import { createContext, type ReactNode, use } from "react";

const PresenceContext = createContext(false);

/** Tells its children that a frame with navigation is around them. */
export function ShellPresence({ children }: { children: ReactNode }) {
  return <PresenceContext value={true}>{children}</PresenceContext>;
}

/** The page of a message that may stand inside a frame or alone; alone it brings its own main landmark. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  const inShell = use(PresenceContext);
  const Element = inShell ? "div" : "main";
  return (
    <Element>
      <h1 className="visually-hidden">{heading}</h1>
      {children}
    </Element>
  );
}
