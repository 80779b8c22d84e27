import { useQuery } from "@tanstack/react-query";
import type { Cents } from "../../domain/money/cents.ts";
import type { Language } from "../../domain/text/languages.ts";
import { useLanguage } from "../use-t.ts";

/** The largest amount that is spelled, in whole units. */
const LARGEST = 999_999;

interface SpelledMoney {
  moneyInWords(whole: number, cents: number): string;
}

/**
 * Returns an amount of dollars in words. Null for a negative amount, for more than 999,999, and in a language whose
 * words spell no money.
 * @proof
 */
export async function moneyInWords(amount: Cents, language: Language): Promise<string | null> {
  const whole = Math.floor(amount / 100);
  if (amount < 0 || whole > LARGEST) return null;
  const words = (await import(`../../words/${language}/money-in-words.ts`).catch(
    () => null,
  )) as SpelledMoney | null;
  return words?.moneyInWords(whole, amount % 100) ?? null;
}

/** Returns an amount of dollars in the words of the language on screen; null until they are loaded, or without them. */
export function useMoneyInWords(amount: Cents): string | null {
  const language = useLanguage();
  const { data = null } = useQuery({
    queryKey: ["money in words", language, amount],
    queryFn: () => moneyInWords(amount, language),
    // Words that did not arrive are asked for again with the next amount of change.
    staleTime: ({ state }) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
    networkMode: "always",
  });
  return data;
}
