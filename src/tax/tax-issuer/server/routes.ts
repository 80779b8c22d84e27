import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as credentials from "../contract/credentials.ts";
import * as generations from "../contract/generation-rules.ts";
import * as issuer from "../contract/issuer.ts";
import * as places from "../contract/places.ts";
import { readCredentials, setCredentials, testSignIn } from "./credentials.ts";
import {
  addEstablishment,
  archiveEstablishment,
  changeEstablishment,
  listEstablishments,
} from "./establishments.ts";
import { setInvalidationText, setNumberScope } from "./fiscal-settings.ts";
import { listRules, readPartyTerms, removeRule, setRules } from "./generation-rules.ts";
import { readIssuerStatus, readTaxIssuer, setEnvironment, setTaxIssuer } from "./issuer.ts";
import { addPointOfSale, archivePointOfSale, changePointOfSale } from "./points-of-sale.ts";
import { listSeries, startSeries } from "./series-starts.ts";

export const taxIssuerRoutes: FeatureRoutes = (on, deps) => {
  on(issuer.readTaxIssuer, ({ ctx }) => readTaxIssuer(ctx));
  on(issuer.setTaxIssuer, ({ ctx, body }) => setTaxIssuer(ctx, body));
  on(issuer.setTaxEnvironment, ({ ctx, body }) => setEnvironment(ctx, body));
  on(issuer.readIssuerStanding, ({ ctx }) => readIssuerStatus(ctx));
  on(issuer.readPartyTerms, ({ ctx }) => readPartyTerms(ctx));
  on(places.listEstablishments, ({ ctx }) => listEstablishments(ctx));
  on(places.setNumberScope, ({ ctx, body }) => setNumberScope(ctx, body));
  on(places.addEstablishment, ({ ctx, body }) => addEstablishment(ctx, body));
  on(places.changeEstablishment, ({ ctx, params, body }) =>
    changeEstablishment(ctx, params.establishmentId, body),
  );
  on(places.archiveEstablishment, ({ ctx, params }) => archiveEstablishment(ctx, params.establishmentId));
  on(places.addPointOfSale, ({ ctx, params, body }) => addPointOfSale(ctx, params.establishmentId, body));
  on(places.changePointOfSale, ({ ctx, params, body }) => changePointOfSale(ctx, params.pointOfSaleId, body));
  on(places.archivePointOfSale, ({ ctx, params }) => archivePointOfSale(ctx, params.pointOfSaleId));
  on(places.listSeries, ({ ctx, params }) => listSeries(ctx, params.pointOfSaleId));
  on(places.startSeries, ({ ctx, params, body }) => startSeries(ctx, params.pointOfSaleId, body));
  on(credentials.readTaxCredentials, ({ ctx }) => readCredentials(ctx));
  on(credentials.setTaxCredentials, ({ ctx, body }) => setCredentials(ctx, body, deps));
  on(credentials.testTaxSignIn, ({ ctx, body }) => testSignIn(ctx, body, deps));
  on(generations.listGenerationRules, ({ ctx }) => listRules(ctx));
  on(generations.setGenerationRules, ({ ctx, body }) => setRules(ctx, body));
  on(generations.setInvalidationText, ({ ctx, body }) => setInvalidationText(ctx, body));
  on(generations.removeGenerationRule, ({ ctx, body }) => removeRule(ctx, body));
};
