import { westernDigits } from "#platform/domain/text/western-digits.ts";

/** A variant as it is typed: its price is still a text. */
interface TypedVariant {
  readonly title: string;
  readonly price: string;
}

/** Marks that part and stand in no price: the Arabic semicolon and the Japanese comma of a list. */
const PARTS = /[;؛、､\n]/;
/** A comma between two figures belongs to a price ("1,50"); any other parts, the Arabic one too. */
const COMMA = /,(?!\d)|(?<!\d),/;
/** No name holds a comma: where one is left, two variants were not told apart ("12oz 1,16oz 2"). */
const NAME_AND_PRICE =
  /^([^,]*[^,\s:=])(?:\s*[:=]\s*|\s+|(?=[$₡€£¥]))([$₡€£¥]?\s?\d[\d.,']*)(?:\s?[$₡€£¥])?$/;

/**
 * Reads variants with their prices as people write them in one cell: "P $1, G $2". None for an empty text, null where a part
 * has no name or no price.
 */
export function variantsInText(text: string): readonly TypedVariant[] | null {
  const parts = text
    .split(PARTS)
    .flatMap((part) => westernDigits(part).split(PARTS))
    .flatMap((part) => part.split(COMMA))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const variants = parts.map((part): TypedVariant | null => {
    const [, title, price] = NAME_AND_PRICE.exec(part) ?? [];
    return title === undefined || price === undefined ? null : { title, price };
  });
  return variants.every((variant) => variant !== null) ? variants : null;
}
