import type { City } from "@cosmic/contracts";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { BirthDetailsForm } from "../src/shared/birth-details/birth-details-form.tsx";
import { aCity } from "./a-chart.ts";
import { mockApi } from "./mock-api.ts";
import { renderPage } from "./render-page.tsx";

export const PARIS: City = {
  ...aCity,
  id: 2988507,
  name: "Paris",
  region: "Île-de-France",
  country: "France",
  timeZone: "Europe/Paris",
};
const TEXAS: City = { ...PARIS, id: 4717560, region: "Texas", country: "United States" };
const exact = { body: { kind: "exact", offset: "+01:00", utc: "1990-10-28T00:00:00.000Z" } };

/** The server's answer to details that it has stored. */
export const saved = {
  body: {
    birthDate: "1990-10-28",
    sunSign: "Scorpio",
    changeover: null,
    birthTime: "01:30",
    place: PARIS,
  },
};

const usual = {
  "GET /api/places": ({ query }: { query: string }) => ({
    body: /search=par/.test(query) ? [PARIS, TEXAS] : [],
  }),
  "POST /api/birth-moment": exact,
  "POST /api/birth-info": saved,
};

/** The form, with a server that knows two cities of one name. */
export function openBirthDetails(
  answers: Parameters<typeof mockApi>[0] = {},
  given: Partial<Parameters<typeof BirthDetailsForm>[0]> = {},
) {
  const { calls } = mockApi({ ...usual, ...answers });
  const onCancel = vi.fn<() => void>();
  const view = renderPage(
    <BirthDetailsForm
      birthDate="1990-10-28"
      mbtiType="INFJ"
      birthTime={null}
      place={null}
      onCancel={onCancel}
      {...given}
    />,
    { path: "/result?slug=abc" },
  );
  const bodiesTo = (path: string) =>
    calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...view, onCancel, calls, bodiesTo };
}

export const time = () => screen.getByRole("textbox", { name: "Birth time" });
export const place = () => screen.getByRole("combobox", { name: "Birth place" });
export const save = () => screen.getByRole("button", { name: "Write the new blueprint" });

export async function chooseCity(user: ReturnType<typeof openBirthDetails>["user"]) {
  await user.type(place(), "par");
  await user.click(await screen.findByRole("option", { name: /Île-de-France/ }));
}
