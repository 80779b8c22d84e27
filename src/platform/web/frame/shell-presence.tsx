import { createContext, type ReactNode, use } from "react";
import { Row, VisuallyHidden } from "#ui/layout/layout.tsx";
import { Brand } from "./brand.tsx";

const PresenceContext = createContext(false);

/** Tells its children that a frame with navigation is around them. */
export function ShellPresence({ children }: { children: ReactNode }) {
  return <PresenceContext value={true}>{children}</PresenceContext>;
}

/** Tells whether a frame with navigation is around the caller. */
export function useIsInShell(): boolean {
  return use(PresenceContext);
}

/** The page of a message that may stand inside a frame or alone; alone it brings the mark and its own main landmark. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  const content = (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      {children}
    </>
  );
  if (useIsInShell()) return <div>{content}</div>;
  return (
    <>
      <header>
        <Row inner={16} weight={650}>
          <Brand />
        </Row>
      </header>
      <main>{content}</main>
    </>
  );
}
