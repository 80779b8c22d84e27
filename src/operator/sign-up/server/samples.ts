import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { solvedFor } from "#app/server/testing/solved-puzzle.ts";
import { confirmSignUp, mailSignUpAgain, signUp } from "../contract/sign-up.ts";

export const signUpSamples: readonly Sample[] = [
  sample(signUp)(({ server }) => ({
    body: {
      store_name: "Comedor Nuevo",
      name: "Marta Rivas",
      // Limits count by address, so each sample has its own.
      username: `marta.${randomUUID()}@test.example`,
      password: "una-frase-larga-1",
      language: "es",
      website: "",
      ...solvedFor(server),
    },
  })),
  sample(mailSignUpAgain)(() => ({})),
  sample(confirmSignUp)(() => ({ body: { token: `1.${"A".repeat(43)}` } })),
];
