/** Outlines in a square of 24, drawn for these pages. */
const outlines = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m4.8 11.3L20 20",
  filter:
    "M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0",
  world: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6m-14 0h16m-10 3h4",
  bill: "M6 3h12v18l-3-2-3 2-3-2-3 2zm3 5h6m-6 4h6",
  pay: "M3 6h18v12H3zm0 4h18M7 15h3",
  again: "M19 8a8 8 0 1 0 1 5m0-9v5h-5",
  close: "m6 6 12 12M18 6 6 18",
  down: "m7 10 5 5 5-5",
  dish: "M4 13h16a8 8 0 0 1-16 0m8-3V8m-4 2V8m8 2V8M3 21h18",
} as const;

/** A sign beside words, or on a button that has a name. */
export function GuestIcon({ of, size = 22 }: { of: keyof typeof outlines; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={outlines[of]} />
    </svg>
  );
}
