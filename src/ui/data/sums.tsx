import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Row, Text } from "../layout/layout.tsx";

/** Lists amounts below each other, each beside its name; the last one is what they come to, large. */
export function Sums({ sums }: { sums: readonly (readonly [label: string, amount: string])[] }) {
  return (
    <dl>
      {sums.map(([label, amount], place) => (
        <Row key={label} align="baseline" justify="between" gap={16} ruled>
          <dt>{label}</dt>
          {place === sums.length - 1 ? (
            <Text as="dd" size="xl" weight={700}>
              {amount}
            </Text>
          ) : (
            <dd>{inOwnDirection(amount)}</dd>
          )}
        </Row>
      ))}
    </dl>
  );
}
