import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { aHappyHour } from "#app/server/testing/price-rule.ts";
import {
  addPriceRule,
  changePriceRule,
  deletePriceRule,
  orderPriceRules,
  restorePriceRule,
  setCategoryHours,
  setItemHours,
  switchPriceRule,
} from "../contract/price-rules.ts";

const { hours } = aHappyHour;

const aRule = async ({ admin }: World) => (await admin.call(addPriceRule, { body: aHappyHour })).ok.rule.id;
const ruleParams = async (world: World) => ({ params: { ruleId: await aRule(world) } });

export const priceRulesSamples: readonly Sample[] = [
  sample(addPriceRule)(() => ({ body: aHappyHour })),
  sample(changePriceRule)(async (world) => ({
    ...(await ruleParams(world)),
    body: { ...aHappyHour, title: "Hora feliz de los viernes" },
  })),
  sample(switchPriceRule)(async (world) => ({ ...(await ruleParams(world)), body: { is_active: false } })),
  sample(orderPriceRules)(async (world) => {
    const ids = [await aRule(world), await aRule(world)];
    return { body: { ids: ids.toReversed() } };
  }),
  sample(deletePriceRule)(ruleParams),
  sample(restorePriceRule)(async (world) => {
    const { params } = await ruleParams(world);
    await world.admin.call(deletePriceRule, { params });
    return { params };
  }),
  sample(setCategoryHours)(({ small }) => ({
    params: { categoryId: small.categories.food },
    body: { hours },
  })),
  sample(setItemHours)(({ small }) => ({ params: { itemId: small.items.pupusa.id }, body: { hours } })),
];
