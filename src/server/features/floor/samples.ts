import { saveFloor } from "../../../contract/floor.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const floorSamples: readonly Sample[] = [
  sample(saveFloor)(({ small: { tables } }) => ({
    body: { tables: [{ id: tables[0], shape: "round", x: 2, y: 2, width: 3, height: 3 }] },
  })),
];
