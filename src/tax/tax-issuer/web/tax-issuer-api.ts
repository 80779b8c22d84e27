import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { readCertification, stopTestDocuments } from "#tax/tax-documents/contract/certification.ts";
import type { InvalidationText } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { type Credentials, readTaxCredentials, testTaxSignIn } from "../contract/credentials.ts";
import {
  listGenerationRules,
  removeGenerationRule,
  setInvalidationText,
} from "../contract/generation-rules.ts";
import { readIssuerStanding, readTaxIssuer, setTaxEnvironment } from "../contract/issuer.ts";
import {
  archiveEstablishment,
  archivePointOfSale,
  type Establishment,
  listEstablishments,
  listSeries,
  type PointOfSale,
  setNumberScope,
} from "../contract/places.ts";
import type { NumberScope } from "../domain/number-scope.ts";

const KEY = "tax-issuer";

/** The issuer, its environment, and what is missing. */
export const issuerQuery = queryOptions({
  queryKey: [KEY, "issuer"],
  queryFn: ({ signal }) => call(readTaxIssuer, { signal }),
});

/** Obstacles to issuing now. */
export const issuerStatusQuery = queryOptions({
  queryKey: [KEY, "standing"],
  queryFn: ({ signal }) => call(readIssuerStanding, { signal }),
});

export const placesQuery = queryOptions({
  queryKey: [KEY, "places"],
  queryFn: ({ signal }) => call(listEstablishments, { signal }),
});

/** The next numbers of a point of sale. */
export const seriesQuery = (pointOfSaleId: PointOfSale["id"]) =>
  queryOptions({
    queryKey: [KEY, "series", pointOfSaleId],
    queryFn: ({ signal }) => call(listSeries, { params: { pointOfSaleId }, signal }),
  });

export const credentialsQuery = queryOptions({
  queryKey: [KEY, "credentials"],
  queryFn: async ({ signal }) => (await call(readTaxCredentials, { signal })).credentials,
});

export const generationsQuery = queryOptions({
  queryKey: [KEY, "generations"],
  queryFn: ({ signal }) => call(listGenerationRules, { signal }),
});

/** Milliseconds between two loads of the counts while test documents are made. */
const PROGRESS_MS = 3000;

export const certificationQuery = queryOptions({
  queryKey: [KEY, "certification"],
  queryFn: ({ signal }) => call(readCertification, { signal }),
  refetchInterval: ({ state: { data } }) => {
    const isGoing = data?.run?.ended === null || data?.counts.some(({ waiting }) => waiting > 0);
    return isGoing ? PROGRESS_MS : false;
  },
});

export const useStopTests = () => useIssuerAction(() => call(stopTestDocuments, {}));

/** Mutation of the issuer. Everything about it is loaded again, because all of it decides what is missing. */
export function useIssuerAction<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useSetEnvironment = () =>
  useIssuerAction((body: BodyOf<typeof setTaxEnvironment>) => call(setTaxEnvironment, { body }));

export const useArchivePlace = () =>
  useIssuerAction((establishmentId: Establishment["id"]) =>
    call(archiveEstablishment, { params: { establishmentId } }),
  );

export const useSetNumberScope = () =>
  useIssuerAction((numberScope: NumberScope) => call(setNumberScope, { body: { numberScope } }));

export const useSetInvalidationText = () =>
  useIssuerAction((invalidationText: InvalidationText) =>
    call(setInvalidationText, { body: { invalidationText } }),
  );

export const useArchivePoint = () =>
  useIssuerAction((pointOfSaleId: PointOfSale["id"]) =>
    call(archivePointOfSale, { params: { pointOfSaleId } }),
  );

export const useTestSignIn = () =>
  useIssuerAction((environment: Credentials["environment"]) =>
    call(testTaxSignIn, { body: { environment } }),
  );

export const useRemoveGeneration = () =>
  useIssuerAction((body: BodyOf<typeof removeGenerationRule>) => call(removeGenerationRule, { body }));
