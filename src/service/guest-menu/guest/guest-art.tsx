/** Drawings of 120 × 96, in the accent and the hairline of the page. */
const drawings = {
  /** A cloche: an order on its way, an answer that has come. */
  sent: (
    <>
      <path className="soft" d="M20 70a40 36 0 0 1 80 0z" />
      <path d="M20 70a40 36 0 0 1 80 0zM12 78h96M60 34v-6m-4-2a4 4 0 1 1 8 0" />
      <path className="fine" d="m46 56 10 10 20-22" />
    </>
  ),
  /** A cup with a heart of steam. */
  thanks: (
    <>
      <path className="soft" d="M28 46h52v18a20 20 0 0 1-20 20H48a20 20 0 0 1-20-20z" />
      <path d="M28 46h52v18a20 20 0 0 1-20 20H48a20 20 0 0 1-20-20zm52 6h6a10 10 0 0 1 0 20h-7" />
      <path className="fine" d="M54 36C40 26 42 14 50 14c3 0 4 3 4 5 0-2 1-5 4-5 8 0 10 12-4 22" />
    </>
  ),
  /** A plate beside a broken line. */
  failed: (
    <>
      <circle className="soft" cx="60" cy="50" r="32" />
      <path d="M44 23a32 32 0 1 0 34 1M20 22v20m-5-20v14a5 5 0 0 0 10 0V22M20 48v32" />
      <path className="fine" d="M61 16v30m0 12v2" />
    </>
  ),
  /** A door with its sign turned. */
  closed: (
    <>
      <path className="soft" d="M34 12h52v72H34z" />
      <path d="M34 84V12h52v72M24 84h72M78 50v6" />
      <path className="fine" d="m60 24-14 12h28zm-16 12h32v16H44zm8 8h16" />
    </>
  ),
  /** A table with nothing on it yet. */
  empty: (
    <>
      <ellipse className="soft" cx="60" cy="42" rx="44" ry="14" />
      <path d="M16 42a44 14 0 1 0 88 0 44 14 0 1 0-88 0m44 14v26m-16 4h32" />
      <path className="fine" d="M46 42a14 4.5 0 1 0 28 0 14 4.5 0 1 0-28 0" />
    </>
  ),
} as const;

/** The picture of a page that says one thing. */
export function GuestArt({ of }: { of: keyof typeof drawings }) {
  return (
    <svg className="art" viewBox="0 0 120 96" width={160} height={128} aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
