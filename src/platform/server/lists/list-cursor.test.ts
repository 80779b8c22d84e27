import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./list-cursor.ts";
import type { ListSort } from "./list-source.ts";

const cursorOf = (key: string, sort = "-day") => writeCursor({ sort, isBack: false, key, id: 7 });

test.each<[ListSort["type"], string]>([
  ["date", "2026-11-20"],
  ["bigint", "-12"],
  ["text", "Ñandú 'x'"],
  ["timestamptz", "2026-11-20 18:00:00.123456+00"],
  ["timestamptz", "2026-11-20 18:00:00+05:30"],
])("a %s comes back as it was: %s", (type, key) => {
  expect(readCursor(cursorOf(key), "-day", type)).toEqual({ sort: "-day", isBack: false, key, id: 7 });
});

test.each<[string, string, ListSort["type"]]>([
  ["of another order", cursorOf("2026-11-20", "day"), "date"],
  ["with a day that there is not", cursorOf("2026-02-30"), "date"],
  ["with a month that there is not", cursorOf("2026-13-01 00:00:00+00"), "timestamptz"],
  ["with SQL in it", cursorOf("1; drop table x"), "bigint"],
  ["with a zero byte", cursorOf("a\u0000b"), "text"],
  ["that is no cursor", Buffer.from("[1]").toString("base64url"), "text"],
  ["that is no JSON", "abc", "text"],
  ["with an id that is none", Buffer.from('["-day",false,"x",0]').toString("base64url"), "text"],
])("one %s is refused", (_, text, type) => {
  expect(readCursor(text, "-day", type)).toBeUndefined();
});
