import { CardsUnavailable } from "#platform/outside/cards/card-payments.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Runs what asks the card service; when that does not answer, or refuses, the person is told so and the log why. */
export async function askCards<T>({ log }: Pick<StaffContext, "log">, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error;
    log.error({ err: error }, "the card service did not do what it was asked");
    throw new AppError("cards_unavailable");
  }
}
