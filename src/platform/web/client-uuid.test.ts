import { expect, test } from "vitest";
import { z } from "zod";
import { clientUuid } from "./client-uuid.ts";

test("makes random uuids of version 4 without a secure context", () => {
  const made = Array.from({ length: 200 }, clientUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(200);
});
