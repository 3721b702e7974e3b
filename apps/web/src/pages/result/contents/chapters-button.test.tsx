import { installDialogPolyfill } from "@cosmic/ui/dialog-polyfill";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { listAnchors } from "./anchors.ts";
import { ChaptersButton } from "./chapters-button.tsx";

installDialogPolyfill();

let scrolled: () => void;

/** Sections at these distances from the window's top; jsdom has no layout. */
function standAt(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id)?.closest("section");
    if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  }
  act(() => {
    scrolled();
  });
}

const marked = () => document.querySelector("dialog [aria-current=true]");

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: () => void) {
        scrolled = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  return () => {
    vi.unstubAllGlobals();
  };
});

function open() {
  const anchors = listAnchors(aFullProfile, aFullProfile, false);
  render(
    <>
      {anchors.chapters.map(({ id }) => (
        <section key={id}>
          <h2 id={id}>{id}</h2>
        </section>
      ))}
      <ChaptersButton anchors={anchors} />
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole("button", { name: "Chapters" }) };
}

test("the contents open over the page, list every chapter and section, and close again", async () => {
  const { user, button } = open();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(button);
  const sheet = within(screen.getByRole("dialog", { name: "Chapters" }));
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(sheet.getByRole("link", { name: "12-Month Forecast" })).toHaveAttribute(
    "href",
    "#forecast",
  );
  expect(sheet.getByRole("link", { name: "Back to the top" })).toHaveAttribute("href", "#main");
  await user.click(sheet.getByRole("link", { name: "Parenting" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the chapter being read is marked, and no other", async () => {
  const { user, button } = open();
  standAt({
    halves: -4_000,
    work: 100,
    love: 5_000,
    below: 9_000,
    days: 9_500,
    direction: 9_900,
    forecast: 9_950,
  });
  expect(button).toHaveTextContent("§ IIChapters");
  await user.click(button);
  expect(marked()).toHaveTextContent("Work and Money");
  standAt({ love: 200 });
  expect(marked()).toHaveTextContent("Love and Others");
  standAt({ halves: 900, work: 1_800, love: 2_000 });
  expect(marked()).toBeNull();
});
