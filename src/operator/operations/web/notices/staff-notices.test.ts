import { expect, test } from "vitest";
import { visitsNow } from "./staff-notices.tsx";

const NOW = Date.UTC(2026, 10, 26, 20);
const aLook = (id: number, { minutes, ended = false }: { minutes: number; ended?: boolean }) => ({
  id,
  operator_name: `Operador ${id}`,
  reason: "No imprime la comanda",
  began_at: new Date(NOW - 60_000),
  ends_at: new Date(NOW + minutes * 60_000),
  ended_at: ended ? new Date(NOW) : null,
  ended_by: ended ? ("operator" as const) : null,
});

test("every look that lasts is told, none that ended or whose time is up", () => {
  const rows = [
    aLook(4, { minutes: 10 }),
    aLook(3, { minutes: 10, ended: true }),
    aLook(2, { minutes: 30 }),
    aLook(1, { minutes: 0 }),
  ];
  expect(visitsNow(rows, NOW).map(({ id }) => id)).toEqual([2, 4]);
});
