import { searchText } from "#platform/domain/text/search-text.ts";
import { matchOptions } from "../forms/options/match-options.ts";

interface Titled {
  readonly id: string;
  readonly title: string;
}

/**
 * Returns the commands whose titles match a text: the one that is called so first, because Enter takes the first (会計 before
 * 未会計の伝票), then those that begin with it, the others in their order.
 */
export function matchCommands<Named extends Titled>(
  commands: readonly Named[],
  text: string,
): readonly Named[] {
  const options = commands.map((command) => ({ value: command.id, label: command.title }));
  const ids = new Set(matchOptions(options, text).map((option) => option.value));
  const wanted = searchText(text);
  const nearness = ({ title }: Named) => {
    const name = searchText(title);
    if (name === wanted) return 0;
    return name.startsWith(wanted) ? 1 : 2;
  };
  return commands
    .filter((command) => ids.has(command.id))
    .toSorted((one, other) => nearness(one) - nearness(other));
}
