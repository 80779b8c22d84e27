import { expect, test, vi } from "vitest";
import { type UploadSteps, uploadFiles } from "./upload-files.ts";

const photo = new File(["12345"], "pupusas.jpg", { type: "image/jpeg" });
const soup = new File(["123"], "sopa.png", { type: "image/png" });

/** A list whose uploads are answered by the test, with every upload that was begun. */
function started() {
  const sent: (UploadSteps & {
    file: File;
    accept: (picture?: string) => void;
    refuse: (why: string) => void;
  })[] = [];
  const list = uploadFiles({
    upload: (file, steps) =>
      new Promise((resolve, reject) => {
        sent.push({
          ...steps,
          file,
          accept: (picture) => resolve(picture === undefined ? {} : { picture }),
          refuse: (why) => reject(new Error(why)),
        });
      }),
    errorText: (error) => (error instanceof Error ? `No se guardó: ${error.message}` : "No se guardó"),
    detailOf: ({ size }) => `${size} B`,
  });
  return { list, sent };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a picked file tells how far it has come, then shows the server's picture", async () => {
  const { list, sent } = started();
  const heard = vi.fn();
  list.subscribe(heard);
  list.add([photo]);
  expect(list.all()).toMatchObject([{ name: "pupusas.jpg", file: photo, detail: "5 B", progress: 0 }]);
  sent[0]?.onProgress(0.6);
  expect(list.all()[0]?.progress).toBe(0.6);
  sent[0]?.onProgress(7);
  expect(list.all()[0]?.progress).toBe(1);
  const before = heard.mock.calls.length;
  sent[0]?.accept("/files/ab");
  await settled();
  expect(list.all()[0]).toMatchObject({ picture: "/files/ab", progress: undefined, error: undefined });
  expect(heard.mock.calls.length).toBe(before + 1);
});

test("one that fails says why, stays in the list and may be sent again", async () => {
  const { list, sent } = started();
  list.add([photo, soup]);
  sent[0]?.refuse("muy grande");
  sent[1]?.accept();
  await settled();
  expect(list.all().map(({ error }) => error)).toEqual(["No se guardó: muy grande", undefined]);
  const keys = list.all().map(({ key }) => key);
  for (const key of keys) list.retry(key);
  expect(sent.map(({ file }) => file)).toEqual([photo, soup, photo]);
  expect(list.all()[0]).toMatchObject({ progress: 0, error: undefined });
});

test("one that is removed is stopped, and what it says afterwards changes nothing", async () => {
  const { list, sent } = started();
  list.add([photo, photo]);
  expect(new Set(list.all().map(({ key }) => key)).size).toBe(2);
  list.remove(list.all()[0]?.key ?? "");
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  sent[0]?.onProgress(0.9);
  sent[0]?.refuse("tarde");
  await settled();
  expect(list.all()).toMatchObject([{ progress: 0, error: undefined }]);
  list.stopAll();
  expect(sent[1]?.signal.aborted).toBe(true);
});
