/** Both modes beside each other, each in its own document, because the mode is an attribute of the root element. */
export function SideBySide() {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", height: "100dvh" }}>
      {(["light", "dark"] as const).map((mode) => (
        <iframe
          key={mode}
          title={mode}
          src={`?mode=${mode}${window.location.hash}`}
          style={{ width: "100%", height: "100%", border: 0 }}
        />
      ))}
    </div>
  );
}
