import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

function Name({ user }: { user: { name?: string } }) {
  if (user.name === undefined) throw new TypeError("No name");
  return <p>{user.name}</p>;
}

function renderNames(users: { name?: string }[], onError = vi.fn()) {
  const list = (rows: { name?: string }[]) =>
    rows.map((user, index) => (
      <ErrorBoundary
        key={index}
        source={user}
        onError={onError}
        renderFallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      >
        <Name user={user} />
      </ErrorBoundary>
    ));
  const view = render(list(users));
  return { onError, show: (rows: { name?: string }[]) => view.rerender(list(rows)) };
}

test("error boundary keeps a failure to its part, and tries again with other data", () => {
  // React tells of every caught error.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken: { name?: string } = {};
  const { onError, show } = renderNames([{ name: "Ada" }, broken]);
  expect(screen.getByText("Ada")).toBeVisible();
  expect(screen.getByRole("button", { name: "No name" })).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  show([{ name: "Ada" }, broken]);
  expect(onError).toHaveBeenCalledOnce();
  show([{ name: "Ada" }, { name: "Grace" }]);
  expect(screen.getByText("Grace")).toBeVisible();
});

test("error boundary tries again on request", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const user: { name?: string } = {};
  renderNames([user]);
  user.name = "Ada";
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText("Ada")).toBeVisible();
});
