import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noteUnsaved } from "#platform/web/session/regain-session.ts";
import { useAddress } from "./use-address.ts";

interface Search {
  readonly status?: string | undefined;
  readonly q?: string | undefined;
  readonly view?: string | undefined;
}

/** Renders a screen once, makes two changes in one tap, and returns the addresses that it asks for. */
function afterOneTap(search: Search, ...changes: readonly [Search, Search]): Search[] {
  const asked: Search[] = [];
  const route = {
    useSearch: () => search,
    useNavigate: () => async (to: { readonly search: Search }) => void asked.push(to.search),
  };
  const tap: (() => void)[] = [];
  renderToStaticMarkup(
    createElement(() => {
      const { onPart } = useAddress<Search>(route);
      tap.push(() => {
        for (const change of changes) onPart(change);
      });
      return null;
    }),
  );
  tap[0]?.();
  return asked;
}

test("two changes of one tap hold together, and the rest stays", () => {
  const before = { status: "ready", q: "salon", view: "floor" };
  expect(afterOneTap(before, { q: undefined }, { status: undefined })).toEqual([
    { status: "ready", q: undefined, view: "floor" },
    { status: undefined, q: undefined, view: "floor" },
  ]);
});

test("what the question about typed values may refuse is not built upon", () => {
  const saved = noteUnsaved();
  const asked = afterOneTap({ status: "ready" }, { view: "floor" }, { q: "salon" });
  saved();
  expect(asked[1]).toEqual({ status: "ready", q: "salon" });
});

test("a form that is being saved asks nothing: the change holds", () => {
  const saved = noteUnsaved({ isBusy: true });
  const asked = afterOneTap({ status: "ready" }, { view: "floor" }, { q: "salon" });
  saved();
  expect(asked[1]).toEqual({ status: "ready", view: "floor", q: "salon" });
});
