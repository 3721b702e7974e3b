import { CITIES_CHANGES, CITIES_LICENSE, CITIES_SOURCE } from "@cosmic/contracts/attribution";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCity } from "../../../test/a-chart.ts";
import { refusal } from "../../../test/mock-api.ts";
import {
  chooseCity,
  openBirthDetails,
  PARIS,
  place,
  save,
  saved,
  time,
} from "../../../test/open-birth-details.tsx";

test("a time and a place become an instant, are stored, and lead to a new blueprint", async () => {
  const { user, bodiesTo } = openBirthDetails();
  expect(time()).toHaveFocus();
  await user.type(time(), "7.45 pm");
  await chooseCity(user);
  expect(time()).toHaveValue("19:45");
  expect(place()).toHaveValue("Paris, Île-de-France, France");
  await user.click(save());
  expect(await screen.findByTestId("address")).toHaveTextContent(
    "/generating-profile?type=INFJ&birthDate=1990-10-28",
  );
  const birth = { birthDate: "1990-10-28", birthTime: "19:45", placeId: PARIS.id };
  expect(bodiesTo("/api/birth-moment")).toEqual([birth]);
  expect(bodiesTo("/api/birth-info")).toEqual([birth]);
});

test("the form says that the old blueprint is kept, and where the cities come from", () => {
  openBirthDetails();
  expect(screen.getByText(/A new blueprint is written .* this one stays/)).toBeVisible();
  for (const { name, url } of [CITIES_SOURCE, CITIES_LICENSE]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", url);
  }
  expect(screen.getByText(new RegExp(CITIES_CHANGES))).toBeVisible();
});

test("an empty form says what is missing, and focuses the first field", async () => {
  const { user, bodiesTo } = openBirthDetails();
  await user.click(save());
  expect(await screen.findByText(/Please enter the birth time as hours and minutes/)).toBeVisible();
  expect(screen.getByText("Please choose your birth place from the list.")).toBeVisible();
  await waitFor(() => {
    expect(time()).toHaveFocus();
  });
  expect(time()).toBeInvalid();
  expect(bodiesTo("/api/birth-info")).toEqual([]);
  await user.type(time(), "07:45");
  expect(time()).toBeValid();
});

test("an unknown time is accepted with a place", async () => {
  const { user, bodiesTo } = openBirthDetails();
  await user.type(time(), "07");
  await user.click(screen.getByRole("checkbox", { name: "I do not know the time" }));
  expect(time()).toBeDisabled();
  expect(time()).toHaveValue("");
  await chooseCity(user);
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-moment")).toEqual([]);
  expect(bodiesTo("/api/birth-info")).toEqual([
    { birthDate: "1990-10-28", birthTime: null, placeId: PARIS.id },
  ]);
});

test("a known place leaves the focus to the time", async () => {
  const { user, bodiesTo } = openBirthDetails({}, { place: PARIS });
  expect(time()).toHaveFocus();
  await user.type(time(), "01:30");
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual([
    { birthDate: "1990-10-28", birthTime: "01:30", placeId: PARIS.id },
  ]);
});

test("an ambiguous time asks which one it was, then is stored with the answer", async () => {
  const { user, bodiesTo } = openBirthDetails({
    "POST /api/birth-moment": {
      body: {
        kind: "ambiguous",
        message: "twice",
        options: [
          { offset: "+02:00", utc: "1990-10-28T00:30:00.000Z" },
          { offset: "+01:00", utc: "1990-10-28T01:30:00.000Z" },
        ],
      },
    },
  });
  await user.type(time(), "02:30");
  await chooseCity(user);
  await user.click(save());
  const choice = await screen.findByRole("radiogroup", { name: /Which 02:30 was it\?/ });
  expect(choice).toHaveAccessibleDescription(
    /clocks in Paris were set back, so 02:30 happened twice/,
  );
  await waitFor(() => {
    expect(
      within(choice).getByRole("radio", { name: "Before the clocks went back (+02:00)" }),
    ).toHaveFocus();
  });
  expect(bodiesTo("/api/birth-info")).toEqual([]);

  await user.click(save());
  expect(await screen.findByText("Please choose one of the two.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "After the clocks went back (+01:00)" }));
  await user.click(save());
  await screen.findByTestId("address");
  expect(bodiesTo("/api/birth-info")).toEqual([
    { birthDate: "1990-10-28", birthTime: "02:30", placeId: PARIS.id, utcOffset: "+01:00" },
  ]);
});

test("a nonexistent time is explained, with nothing lost", async () => {
  const message = "On that day the clocks in Paris were put forward from 02:00 to 03:00.";
  const { user, bodiesTo } = openBirthDetails({
    "POST /api/birth-moment": { body: { kind: "missing", message } },
  });
  await user.type(time(), "02:30");
  await chooseCity(user);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => {
    expect(time()).toHaveFocus();
  });
  expect(time()).toHaveValue("02:30");
  expect(place()).toHaveValue("Paris, Île-de-France, France");
  expect(bodiesTo("/api/birth-info")).toEqual([]);
});

test("a server refusal shows at its field", async () => {
  const { user } = openBirthDetails({
    "POST /api/birth-info": {
      status: 400,
      body: {
        message: "Please check the form.",
        code: "validation_failed",
        requestId: "r",
        issues: [{ path: "placeId", message: "No such place." }],
      },
    },
  });
  await user.type(time(), "07:45");
  await chooseCity(user);
  await user.click(save());
  expect(await screen.findByText("No such place.")).toBeVisible();
  expect(place()).toBeInvalid();
});

test("a failure keeps the form as it was and can be tried again", async () => {
  const answers = [refusal(503, "The places are not ready."), saved];
  const { user } = openBirthDetails({ "POST /api/birth-info": () => answers.shift() ?? saved });
  await user.type(time(), "07:45");
  await chooseCity(user);
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent("The places are not ready.");
  expect(time()).toHaveValue("07:45");
  await user.click(save());
  expect(await screen.findByTestId("address")).toHaveTextContent("/generating-profile");
});

test("a session that ended leads to the sign-in and back", async () => {
  const { user } = openBirthDetails({
    "POST /api/birth-moment": refusal(401, "Unauthorized", "unauthorized"),
  });
  await user.type(time(), "07:45");
  await chooseCity(user);
  await user.click(save());
  expect(await screen.findByTestId("address")).toHaveTextContent(
    "/auth-select?returnTo=%2Fresult%3Fslug%3Dabc",
  );
});

test("known details are filled in", () => {
  openBirthDetails({}, { place: aCity });
  expect(place()).toHaveValue("Lisbon, Portugal");
  expect(screen.getByRole("checkbox", { name: "I do not know the time" })).not.toBeChecked();
});

test("the form can be canceled", async () => {
  const { user, onCancel } = openBirthDetails();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(onCancel).toHaveBeenCalledOnce();
});
