import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBirthDetails, PARIS, save, time } from "../../../test/open-birth-details.tsx";
import { EXACTNESS_OPTIONS, fromBirthHours, toBirthHours } from "./time-exactness.ts";

const exactness = () => screen.getByRole("combobox", { name: "How exactly is the time known?" });
const latest = () => screen.getByRole("textbox", { name: "Latest birth time" });
const stored = (birthHours: object) => [{ birthDate: "1990-10-28", birthHours, placeId: PARIS.id }];

test("a time with a width is stored as hours, without asking for an instant", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.type(time(), "7");
  await user.selectOptions(exactness(), "Give or take 30 minutes");
  await user.type(time(), ":00");
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-moment")).toEqual([]);
  expect(bodiesTo("/api/birth-info")).toEqual(
    stored({ kind: "about", time: "07:00", minutes: 30 }),
  );
});

test("a part of the day needs no clock time", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.selectOptions(exactness(), "part evening");
  expect(time()).toBeDisabled();
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual(stored({ kind: "part", part: "evening" }));
});

test("two times are stored in their order, and a wrong order is explained", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.selectOptions(exactness(), "between");
  await user.type(time(), "09:00");
  await user.type(latest(), "08:00");
  await user.click(save());
  expect(await screen.findByText(/comes after the earlier one/)).toBeVisible();
  expect(latest()).toBeInvalid();
  await user.clear(latest());
  await user.type(latest(), "11.30");
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual(
    stored({ kind: "between", from: "09:00", to: "11:30" }),
  );
});

test("hours over midnight are explained, and either side of it is one press away", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.selectOptions(exactness(), "between");
  await user.type(time(), "23:00");
  await user.type(latest(), "1:00");
  await user.click(save());
  expect(
    await screen.findByText(
      "These hours run past midnight, and a birth has one date. For October 28 enter times up to 23:59; for October 29, times from 00:00. Nothing you entered is lost.",
    ),
  ).toBeVisible();
  expect([time(), latest()].map((field) => (field as HTMLInputElement).value)).toEqual([
    "23:00",
    "01:00",
  ]);
  expect(screen.getByRole("button", { name: "23:00 to midnight on October 28" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Midnight to 01:00 on October 29" }));
  expect(time()).toHaveFocus();
  expect(screen.getByText(/^Born on/)).toHaveTextContent("Born on October 29, 1990.");
  expect(screen.getByRole("button", { name: "Back to October 28, 1990" })).toBeVisible();
  await user.click(save());
  expect(await screen.findByTestId("address")).toHaveTextContent("birthDate=1990-10-29");
  const birthHours = { kind: "between", from: "00:00", to: "01:00" };
  expect(bodiesTo("/api/birth-info")).toEqual([
    { birthDate: "1990-10-29", birthHours, placeId: PARIS.id },
  ]);
});

test("the evening's side of hours over midnight keeps the date", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.selectOptions(exactness(), "between");
  await user.type(time(), "11 pm");
  await user.type(latest(), "01:00");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "23:00 to midnight on October 28" }));
  expect(screen.queryByRole("button", { name: /^Back to/ })).toBeNull();
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual(
    stored({ kind: "between", from: "23:00", to: "23:59" }),
  );
});

test("a time that is not round is told so, with the round ones beside it", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.type(time(), "07:10");
  await user.selectOptions(exactness(), "rounded 60");
  await user.click(save());
  expect(await screen.findByText(/^07:10 is not a full hour\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "08:00" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "07:00" }));
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual(stored({ kind: "rounded", time: "07:00", to: 60 }));
});

test.each([
  ["24:00", /^Midnight stands between two dates\. Enter 00:00 .* began October 28, 1990/],
  ["half past seven", /in one of these two forms: 19:45 or 7:45 pm/],
])("%s in the field is answered with what to enter", async (typed, words) => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  await user.type(time(), typed);
  await user.click(save());
  expect(await screen.findByText(words)).toBeVisible();
  expect(time()).toHaveValue(typed);
  expect(bodiesTo("/api/birth-moment")).toEqual([]);
});

test("a part of the day says which date its hours belong to", async () => {
  const { user } = openBirthDetails({}, { place: PARIS });
  await user.selectOptions(exactness(), "part night");
  expect(exactness()).toHaveDisplayValue("Only that it was at night (midnight to 6:00)");
  expect(exactness()).toHaveAccessibleDescription(/^Of October 28, 1990, which begins at midnight/);
});

test("what the server says of the hours shows at the birth time", async () => {
  const message = "The clocks were put forward past the hours you gave.";
  const { user } = openBirthDetails(
    {
      "POST /api/birth-info": {
        status: 400,
        body: {
          message,
          code: "validation_failed",
          requestId: "r",
          issues: [{ path: "birthHours", message }],
        },
      },
    },
    { place: PARIS },
  );
  await user.type(time(), "02:30");
  await user.selectOptions(exactness(), "about 15");
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(time()).toBeInvalid();
});

test("hours given before are filled in", () => {
  openBirthDetails({}, { birthHours: { kind: "between", from: "09:00", to: "11:30" } });
  expect(exactness()).toHaveDisplayValue("Between two times");
  expect(time()).toHaveValue("09:00");
  expect(latest()).toHaveValue("11:30");
});

test("a width that the form does not offer stays as it was given", async () => {
  const { user, bodiesTo } = openBirthDetails(
    {},
    { place: PARIS, birthHours: { kind: "about", time: "07:00", minutes: 45 } },
  );
  expect(exactness()).toHaveDisplayValue("Give or take 45 minutes");
  await user.clear(time());
  await user.type(time(), "07:10");
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual(
    stored({ kind: "about", time: "07:10", minutes: 45 }),
  );
});

test("an unknown time leaves nothing to say about its exactness", async () => {
  const { user } = openBirthDetails();
  await user.click(screen.getByRole("checkbox", { name: "I do not know the time" }));
  expect(screen.queryByRole("combobox", { name: "How exactly is the time known?" })).toBeNull();
});

test("every choice but the exact time stands for hours that lead back to it", () => {
  for (const { value } of EXACTNESS_OPTIONS) {
    const hours = toBirthHours(value, "07:00", "09:00");
    expect(hours && fromBirthHours(hours).exactness).toBe(value === "exact" ? null : value);
  }
});
