import classes from "./product-picture.module.css";

/** Tiles of the drawn till: the colour of the category, and how long the dish's name is. */
const tiles = [
  ["orange", 58],
  ["orange", 44],
  ["red", 62],
  ["green", 48],
  ["orange", 66],
  ["teal", 40],
  ["yellow", 52],
  ["green", 60],
  ["teal", 46],
] as const;

/** Lines of the drawn account: length of the name, and of the amount. */
const lines = [
  [64, 30],
  [52, 24],
  [70, 30],
  [44, 24],
] as const;

/** Dark cells of the drawn code: its look, nothing to read. */
const cells = "1110111,1010101,1110011,0001010,1011101,1000110,1110011".split(",");

/** Draws what the product is, of nothing but shapes: the till, a ticket of the kitchen, a receipt. */
export function ProductPicture() {
  return (
    <svg viewBox="0 0 640 480" className={classes.picture} aria-hidden="true">
      <Till />
      <Ticket />
      <PaidReceipt />
    </svg>
  );
}

function Till() {
  return (
    <g>
      <rect className={classes.sheet} x="40" y="12" width="560" height="384" rx="20" />
      <rect className={classes.accent} x="64" y="36" width="28" height="28" rx="7" />
      <rect className={classes.word} x="104" y="45" width="92" height="10" rx="5" />
      {[64, 132, 220].map((x, index) => (
        <rect
          key={x}
          className={index === 0 ? classes.chosen : classes.ground}
          x={x}
          y="84"
          width={index === 1 ? 80 : 60}
          height="28"
          rx="14"
        />
      ))}
      {tiles.map(([mark, width], index) => {
        const x = 64 + (index % 3) * 116;
        const y = 128 + Math.floor(index / 3) * 84;
        return (
          <g key={`${x} ${y}`} data-mark={mark}>
            <rect className={classes.ground} x={x} y={y} width="104" height="72" rx="10" />
            <rect className={classes.mark} x={x + 12} y={y + 14} width="16" height="6" rx="3" />
            <rect className={classes.word} x={x + 12} y={y + 30} width={width} height="8" rx="4" />
            <rect className={classes.faint} x={x + 12} y={y + 48} width="28" height="8" rx="4" />
          </g>
        );
      })}
      <rect className={classes.ground} x="424" y="36" width="152" height="340" rx="12" />
      {lines.map(([name, amount], index) => (
        <g key={name}>
          <rect className={classes.word} x="440" y={60 + index * 34} width={name} height="8" rx="4" />
          <rect
            className={classes.faint}
            x={560 - amount}
            y={60 + index * 34}
            width={amount}
            height="8"
            rx="4"
          />
        </g>
      ))}
      <path className={classes.line} d="M440 200h120" />
      <text className={classes.sum} x="560" y="238" direction="ltr" textAnchor="end">
        $24.50
      </text>
      <rect className={classes.accent} x="440" y="258" width="120" height="40" rx="8" />
      <rect className={classes.onAccent} x="474" y="274" width="52" height="8" rx="4" />
    </g>
  );
}

function Ticket() {
  return (
    <g>
      <rect className={classes.sheet} x="8" y="288" width="196" height="176" rx="16" />
      <circle className={classes.amber} cx="40" cy="322" r="16" />
      <text className={classes.token} x="40" y="327" textAnchor="middle">
        12
      </text>
      <rect className={classes.word} x="68" y="317" width="64" height="10" rx="5" />
      <path className={classes.line} d="M24 352h164" />
      {[96, 112, 76].map((width, index) => (
        <g key={width}>
          <circle className={index < 2 ? classes.done : classes.open} cx="36" cy={376 + index * 30} r="9" />
          {index < 2 ? <path className={classes.tick} d={`M32 ${376 + index * 30}l3 3 5-6`} /> : null}
          <rect className={classes.word} x="58" y={372 + index * 30} width={width} height="8" rx="4" />
        </g>
      ))}
    </g>
  );
}

function PaidReceipt() {
  return (
    <g>
      <path
        className={classes.sheet}
        d="M488 282q0-14 14-14h110q14 0 14 14v186l-17-11-17 11-18-11-17 11-17-11-18 11-17-11-17 11z"
      />
      <rect className={classes.word} x="522" y="290" width="70" height="10" rx="5" />
      {[316, 334].map((y) => (
        <g key={y}>
          <rect className={classes.faint} x="506" y={y} width="52" height="7" rx="3" />
          <rect className={classes.faint} x="584" y={y} width="24" height="7" rx="3" />
        </g>
      ))}
      {cells.flatMap((row, y) =>
        [...row].map((cell, x) =>
          cell === "1" ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={`${x} ${y}`}
              className={classes.cell}
              x={529 + x * 8}
              y={364 + y * 8}
              width="8"
              height="8"
            />
          ) : null,
        ),
      )}
    </g>
  );
}
