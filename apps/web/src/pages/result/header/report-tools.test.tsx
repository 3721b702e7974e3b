import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { recordSavedFiles } from "../../../../test/saved-files.ts";
import { ReportTools } from "./report-tools.tsx";

const PDF = `GET /api/profiles/${aFullProfile.slug}/report.pdf`;
const ICS = `GET /api/profiles/${aFullProfile.slug}/calendar.ics`;
const CALENDAR = "Add the year to your calendar (.ics)";

const saved = recordSavedFiles();

function open(answers: Parameters<typeof mockApi>[0]) {
  mockApi(answers);
  return renderPage(<ReportTools slug={aFullProfile.slug} />, {
    path: "/result",
  });
}

const attachment = (fileName: string) => ({
  body: "the file",
  headers: { "content-disposition": `attachment; filename="${fileName}"` },
});

test.each([
  ["Download PDF", PDF, "infj-pisces.pdf"],
  [CALENDAR, ICS, "infj-pisces.ics"],
])("%s saves the server's file under its name", async (button, call, fileName) => {
  const { user } = open({ [call]: attachment(fileName) });
  await user.click(screen.getByRole("button", { name: button }));
  await vi.waitFor(() => {
    expect(saved).toEqual([{ name: fileName, address: "blob:made" }]);
  });
});

test("the button says that the file is being made, and makes one only", async () => {
  let release: (() => void) | undefined;
  const { user } = open({
    [PDF]: () =>
      new Promise((resolve) => {
        release = () => {
          resolve(attachment("a.pdf"));
        };
      }),
  });
  const button = screen.getByRole("button", { name: "Download PDF" });
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(await screen.findByText(/yours comes in turn/, {}, { timeout: 5_000 })).toBeVisible();
  await user.click(button);
  release?.();
  await vi.waitFor(() => {
    expect(button).not.toHaveAttribute("aria-busy");
  });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(saved).toHaveLength(1);
});

test.each([
  [refusal(402, "The full report is not paid for."), "The full report is not paid for."],
  [
    { ...refusal(429, "Too many requests."), headers: { "retry-after": "40" } },
    "Too many attempts. Please try again in 40 seconds.",
  ],
  [refusal(503, "Please try again in a minute."), "Please try again in a minute."],
  [{ status: 500 }, "The file could not be created right now. Please try again in a minute."],
])("a refusal shows a message on the page: %j", async (answer, words) => {
  const { user } = open({ [PDF]: answer });
  await user.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(saved).toEqual([]);
});
