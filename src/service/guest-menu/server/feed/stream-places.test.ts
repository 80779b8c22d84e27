import { expect, test } from "vitest";
import { StreamPlaces } from "./stream-places.ts";

test("strangers of many addresses leave places to the known of a restaurant", () => {
  const places = new StreamPlaces();
  const stranger = (at: number) => places.take({ tenantId: 1, address: `10.0.0.${at}`, knownPhone: null });
  const fill = (count: number) => Array.from({ length: count }, (_, taken) => stranger(taken % 100));
  const taken = fill(800);
  expect(() => stranger(200)).toThrow("too_many_requests");
  const known = () => places.take({ tenantId: 1, address: "10.0.0.1", knownPhone: "ana" });
  const tabs = Array.from({ length: 6 }, known);
  expect(known).toThrow("too_many_requests");
  // Another restaurant loses nothing, and what is given back is free again.
  places.take({ tenantId: 2, address: "10.0.0.200", knownPhone: null });
  for (const give of [taken[0], tabs[0]]) give?.();
  stranger(200);
  known();
});
