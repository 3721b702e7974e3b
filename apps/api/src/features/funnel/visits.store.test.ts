import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { buildTestDeps } from "../../../test/build-test-app.ts";
import { makeUser } from "../../../test/factories.ts";
import { insertEvents, listLinkedVisits, mergeVisit } from "./visits.store.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

it("the visits of a user are read in one statement, oldest first, each with its events", async () => {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      return result;
    },
  };
  const { db, ...deps } = await buildTestDeps();
  const user = await makeUser({ db, ...deps });
  const addVisit = async (hour: number, source: string, userId: string | null) => {
    const id = deps.ids.uuid();
    const steps = new Map([[1, 0]]);
    await mergeVisit(db, { id, startedAt: at(hour), source, userId, isExtra: false, steps });
    return id;
  };
  const second = await addVisit(12, "second", user.id);
  const first = await addVisit(9, "first", user.id);
  await addVisit(15, "without events", user.id);
  const another = await addVisit(10, "another's", null);
  const event = { question: 0, value: null, metadata: null };
  await insertEvents(db, [
    { ...event, visitId: first, step: 2, occurredAt: at(11) },
    { ...event, visitId: first, step: 1, occurredAt: at(9) },
    { ...event, visitId: second, step: 1, occurredAt: at(12), metadata: { source: "second" } },
    { ...event, visitId: another, step: 1, occurredAt: at(10) },
  ]);
  const steps = [{ step: 1, seconds: 0 }];
  expect(await listLinkedVisits(db.withPlugin(plugin), user.id)).toEqual([
    {
      startedAt: at(9),
      source: "first",
      steps,
      events: [
        { step: 1, question: 0, occurredAt: at(9), value: null, metadata: null },
        { step: 2, question: 0, occurredAt: at(11), value: null, metadata: null },
      ],
    },
    {
      startedAt: at(12),
      source: "second",
      steps,
      events: [
        {
          step: 1,
          question: 0,
          occurredAt: at(12),
          value: null,
          metadata: { source: "second" },
        },
      ],
    },
    { startedAt: at(15), source: "without events", steps, events: [] },
  ]);
  expect(statements).toBe(1);
});
