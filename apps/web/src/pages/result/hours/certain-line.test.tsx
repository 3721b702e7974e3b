import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aReportOfHours } from "../../../../test/a-birth-of-hours.ts";
import { lisbon } from "../../../../test/a-computed-chart.ts";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { openResult, readerAnswers, subscriber } from "../../../../test/open-result.tsx";

const given = { kind: "about", time: "07:00", minutes: 60 } as const;
const profile = { ...aFullProfile, birthDate: "1990-07-14", birthTime: null, place: lisbon };
const { slug } = profile;

const open = (birthHours: typeof given | undefined) =>
  openResult(
    {
      ...readerAnswers({ ...profile, ...(birthHours ? { birthHours } : {}) }, subscriber),
      [`GET /api/profiles/${slug}/hours`]: {
        body: aReportOfHours(birthHours ?? null, "1990-07-14"),
      },
    },
    `/result?slug=${slug}`,
  );

test("a report of hours says near its top what is certain and what is open, and leads to the dial", async () => {
  open(given);
  const line = await screen.findByText(/^Certain from the hours you gave:/);
  expect(line).toHaveTextContent(
    "Certain from the hours you gave: Sun in Cancer, Moon in Aries and 9 aspects. Open: your rising sign, Cancer or Leo; your Midheaven, Aries or Pisces; the houses of 10 bodies; one aspect.",
  );
  const summary = screen.getByRole("region", { name: "On one page" });
  expect(line.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("link", { name: "See it hour by hour" })).toHaveAttribute(
    "href",
    "#birth-hours",
  );
  expect(await screen.findByRole("heading", { name: /^The hours you may/ })).toHaveAttribute(
    "id",
    "birth-hours",
  );
  const contents = screen.getByRole("navigation", { name: "Contents" });
  expect(contents).toHaveTextContent("What your birth hours decide");
});

test("a report without a birth time says that nothing in it rests on the hour", async () => {
  open(undefined);
  expect(await screen.findByText(/^Your birth time is not known\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "See the day hour by hour" })).toBeVisible();
});
