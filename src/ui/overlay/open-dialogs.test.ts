import { expect, test } from "vitest";
import { openDialogs } from "./open-dialogs.ts";

test("a dialog that the browser closed is shown again beneath those that stand over it", () => {
  const shown: string[] = [];
  const [below, form, question] = ["below", "form", "question"].map((name) => {
    const element = {
      close: () => void shown.splice(0, shown.length, ...shown.filter((other) => other !== name)),
      showModal: () => void shown.push(name),
    } as HTMLDialogElement;
    element.showModal();
    openDialogs.push(element, () => undefined);
    return element;
  });
  form?.close();
  openDialogs.showAgain(form as HTMLDialogElement);
  expect(shown).toEqual(["below", "form", "question"]);
  for (const element of [below, form, question]) openDialogs.remove(element as HTMLDialogElement);
  openDialogs.showAgain(form as HTMLDialogElement);
  expect(shown).toEqual(["below", "form", "question"]);
});
