import { type ComponentType, useEffect, useState } from "react";
import { NotLoaded } from "./not-loaded.tsx";
import { usePage } from "./page-context.ts";
import { WaitingShape } from "./waiting-shape.tsx";

interface LaterPageProps {
  /** Loads the page; the same function each time. */
  readonly load: () => Promise<ComponentType>;
}

/** A page that few guests open: its code is in a file of its own, so that the menu does not wait for it. */
export function LaterPage({ load }: LaterPageProps) {
  const { menu } = usePage();
  const [Page, setPage] = useState<ComponentType | "failed" | null>(null);
  useEffect(() => {
    load().then(
      (page) => setPage(() => page),
      () => setPage("failed"),
    );
  }, [load]);
  if (Page !== null && Page !== "failed") return <Page />;
  return (
    <main className="cart">
      <h1>
        <bdi>{typeof menu === "string" ? "" : menu.storeSettings.store_name}</bdi>
      </h1>
      {Page === null ? <WaitingShape cards={[3, 0]} /> : <NotLoaded onAgain={() => location.reload()} />}
    </main>
  );
}
