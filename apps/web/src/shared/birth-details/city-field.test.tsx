import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  chooseCity,
  openBirthDetails,
  PARIS,
  place,
  save,
  time,
} from "../../../test/open-birth-details.tsx";

test("the city is chosen by keyboard alone", async () => {
  const { user } = openBirthDetails();
  await user.type(place(), "par");
  const list = await screen.findByRole("listbox", { name: "Birth place: suggestions" });
  expect(place()).toHaveAttribute("aria-expanded", "true");
  const [first, second] = within(list).getAllByRole("option");
  await waitFor(() => {
    expect(place()).toHaveAttribute("aria-activedescendant", first?.id);
  });
  await user.keyboard("{ArrowDown}");
  expect(place()).toHaveAttribute("aria-activedescendant", second?.id);
  await user.keyboard("{Escape}");
  expect(place()).toHaveAttribute("aria-expanded", "false");
  expect(place()).toHaveValue("par");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(place()).toHaveValue("Paris, Texas, United States");
  expect(place()).toHaveFocus();
});

test("the number of cities is announced, and requested only once typing pauses", async () => {
  const { user, calls } = openBirthDetails();
  await user.type(place(), "par");
  expect(await screen.findByText(/^2 places, the largest first/)).toBeInTheDocument();
  const searches = calls.filter(({ path }) => path === "/api/places").map(({ query }) => query);
  expect(searches).toEqual(["?search=par"]);
});

test("an unknown city name says so", async () => {
  const { user } = openBirthDetails();
  await user.type(place(), "xyzzy");
  const [shown] = await screen.findAllByText(/No town found for “xyzzy”/);
  expect(shown).toBeVisible();
});

test("a search that fails can be made again", async () => {
  const answers = [{ status: 503 }, { body: [PARIS] }];
  const { user } = openBirthDetails({
    "GET /api/places": () => answers.shift() ?? { body: [PARIS] },
  });
  await user.type(place(), "par");
  await user.click(await screen.findByRole("button", { name: "Search again" }));
  expect(await screen.findByRole("option", { name: /Paris/ })).toBeVisible();
});

test("a city that was typed but not chosen is not guessed", async () => {
  const { user, bodiesTo } = openBirthDetails();
  await user.type(time(), "07:45");
  await user.type(place(), "par");
  await screen.findAllByRole("option");
  await user.tab();
  expect(place()).toHaveValue("par");
  await user.click(save());
  expect(
    await screen.findByText("Please choose your birth place from the list."),
  ).toBeInTheDocument();
  expect(bodiesTo("/api/birth-moment")).toEqual([]);
});

test("changing the name of a chosen city clears the choice", async () => {
  const { user, bodiesTo } = openBirthDetails();
  await user.type(time(), "07:45");
  await chooseCity(user);
  await user.type(place(), "{Backspace}");
  await user.click(save());
  expect(await screen.findByText("Please choose your birth place from the list.")).toBeVisible();
  expect(bodiesTo("/api/birth-info")).toEqual([]);
});

test("Enter takes no city while the list is still that of an earlier search", async () => {
  let answer: (() => void) | undefined;
  const PARMA = {
    ...PARIS,
    id: 3171457,
    name: "Parma",
    region: "Emilia-Romagna",
    country: "Italy",
  };
  const { user } = openBirthDetails({
    "GET /api/places": ({ query }) =>
      query === "?search=parm"
        ? new Promise((resolve) => {
            answer = () => {
              resolve({ body: [PARMA] });
            };
          })
        : { body: [PARIS] },
  });
  await user.type(place(), "par");
  await screen.findByRole("option", { name: /Paris/ });
  await user.type(place(), "m");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(place()).toHaveValue("parm");
  await waitFor(() => {
    answer?.();
    expect(screen.getByRole("option", { name: /Parma/ })).toHaveAttribute("aria-selected", "true");
  });
  await user.keyboard("{Enter}");
  expect(place()).toHaveValue("Parma, Emilia-Romagna, Italy");
});

test("Enter takes the first city again when more letters leave it the first", async () => {
  const { user } = openBirthDetails();
  await user.type(place(), "par");
  await screen.findAllByRole("option");
  await user.type(place(), "is");
  await waitFor(() => {
    expect(screen.getByRole("option", { name: /Île-de-France/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });
  await user.keyboard("{Enter}");
  expect(place()).toHaveValue("Paris, Île-de-France, France");
});
