/** Digits of a card number (ISO/IEC 7812): payment cards begin with 2 to 6 and have 13 to 19. */
const CARD = /^[2-6][0-9]{12,18}$/;
/** Groups of digits as printed on a card, with nothing, a space, a dash or a point between them. */
const GROUPS = /[0-9]+(?:[ .-][0-9]+)*/g;

/**
 * Tells whether a text holds a card number, in one piece or in groups, with anything beside it. Recognised by length,
 * first digit and check digit; a payment's reference must never hold one (guide §14).
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(GROUPS) ?? []).some((written) => {
    const groups = written.split(/[ .-]/);
    return groups.some((_, from) =>
      groups.some((_, to) => isCardNumber(groups.slice(from, to + 1).join(""))),
    );
  });
}

function isCardNumber(digits: string): boolean {
  return CARD.test(digits) && hasCheckDigit(digits);
}

/** Luhn: from the right every second digit counts twice, and the sum ends in 0. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
