import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import {
  addUser,
  changeUserActive,
  deleteUser,
  giveUserPin,
  removeUserPin,
  signOutUser,
  updateUser,
  updateUserPassword,
} from "../contract/users.ts";

const password = "una-frase-bien-larga";

/** Somebody of the staff with a session, whom nothing else in the world needs. */
const aColleague = ({ server, small }: World) => aPerson(server, small.tenantId, { scope: ["POS"] });

const named = async (world: World) => ({ params: { username: (await aColleague(world)).username } });

export const usersSamples: readonly Sample[] = [
  sample(addUser)(() => ({
    body: {
      username: `${randomUUID()}@test.example`,
      password,
      pin: "4827",
      name: "Nueva",
      designation: "Mesera",
      phone: "7777-0000",
      email: null,
      userScopes: ["POS" as const],
    },
  })),
  sample(updateUser)(async (world) => ({
    ...(await named(world)),
    body: { name: "Otro nombre", phone: "7777-0001", userScopes: ["KITCHEN" as const] },
  })),
  sample(updateUserPassword)(async (world) => ({ ...(await named(world)), body: { password } })),
  sample(changeUserActive)(async (world) => ({ ...(await named(world)), body: { isActive: false } })),
  sample(deleteUser)(named),
  sample(giveUserPin)(async (world) => ({ ...(await named(world)), body: { pin: "4827" } })),
  sample(removeUserPin)(named),
  sample(signOutUser)(async (world) => {
    const { username, sessionId } = await aColleague(world);
    return { params: { username }, body: { device_id: sessionId } };
  }),
];
