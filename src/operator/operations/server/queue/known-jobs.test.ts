import { expect, test } from "vitest";
import { jobs } from "#app/server/jobs.ts";
import { knownJobs } from "../../domain/known-jobs.ts";
import { minutesBetweenRuns } from "../../domain/round-time.ts";
import { jobNames as english } from "../../words/job-names.en.ts";
import { jobNames as spanish } from "../../words/job-names.es.ts";

test("every job of the worker is known by its clock, and has a name in both languages", () => {
  const worker = Object.fromEntries(jobs.map(({ name, schedule }) => [name, schedule ?? null]));
  expect(knownJobs).toEqual(worker);
  const names = Object.keys(worker).toSorted();
  for (const words of [english, spanish]) {
    expect(Object.keys(words).toSorted()).toEqual(names);
    expect(new Set(Object.values(words)).size).toBe(names.length);
  }
});

test("when a round runs next can be told of every schedule", () => {
  for (const { schedule } of jobs)
    if (schedule !== undefined) expect(minutesBetweenRuns(schedule)).toBeGreaterThan(0);
});
