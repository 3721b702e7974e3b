import { PRODUCT_NAME } from "@cosmic/domain";
import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createQueryClient } from "../src/api/query-client.ts";
import { App } from "../src/app.tsx";
import { paths } from "../src/paths.ts";
import { MemoryRouter } from "../src/router.ts";
import { aUser, mockApi } from "../test/mock-api.ts";
import { BUILT_PAGES } from "./pages.ts";

/** What a page needs so that it renders instead of redirecting. */
const QUERIES: Record<string, string> = {
  [paths.resetPassword()]: "?token=abc",
  [paths.emailAuth()]: "?email=ada@example.test",
  [paths.trial()]: "?slug=aaaaaaaaaaaaaaaaaaaaaa",
  [paths.mbtiResult()]: "?type=INTJ&birthDate=1990-02-28",
};
/** Pages that redirect a signed-in user. */
const FOR_VISITORS: readonly string[] = [paths.emailAuth()];
const shells = BUILT_PAGES.flatMap(({ kind, path, title }) =>
  kind === "shell" && path !== null ? [{ path, title }] : [],
);

test.each(shells)("the file of $path has the title its page sets", async ({ path, title }) => {
  mockApi(FOR_VISITORS.includes(path) ? {} : { "GET /api/auth/user": { body: aUser } });
  render(
    <MemoryRouter initialEntries={[path + (QUERIES[path] ?? "")]}>
      <App queryClient={createQueryClient()} />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(document.title).not.toBe("");
  });
  expect(document.title).toBe(`${title} | ${PRODUCT_NAME}`);
});
