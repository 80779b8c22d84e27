import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import {
  changeSharedTill,
  enrollSharedTill,
  enterByPin,
  lockSharedTill,
  removeSharedTill,
} from "../contract/shared-tills.ts";

const rules = { title: "Caja 1", lock_after_sending: true, lock_after_seconds: 60 };

const tillOf = ({ sharedTill }: World) => ({ params: { tillId: String(sharedTill) } });

export const sharedTillsSamples: readonly Sample[] = [
  sample(enrollSharedTill)(() => ({ body: rules })),
  sample(changeSharedTill)((world) => ({ ...tillOf(world), body: { ...rules, lock_after_seconds: 120 } })),
  sample(removeSharedTill)(tillOf),
  sample(enterByPin)(({ admin }) => ({ body: { user_id: admin.userId, pin: "7391" } })),
  sample(lockSharedTill)(() => ({})),
];
