import { useMoney } from "./page-context.ts";

interface Choice {
  readonly id: number;
  readonly title: string;
  readonly price: number;
}

interface ChoicesProps {
  readonly title: string;
  /** How many of them; left out where any number will do. */
  readonly rule?: string;
  readonly choices: readonly Choice[];
  /** Their prices come on top. */
  readonly isExtra?: boolean;
}

/** Variants or add-ons with their prices. */
export function Choices({ title, rule, choices, isExtra = false }: ChoicesProps) {
  const money = useMoney();
  return (
    <section className="choices">
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {rule !== undefined && <p className="rule">{rule}</p>}
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <bdi>{choice.title}</bdi>
            <span>
              {isExtra && "+"}
              {money(choice.price)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
