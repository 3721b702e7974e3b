import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { useMutationOnce } from "./use-mutation-once.ts";

function open() {
  const client = createQueryClient();
  const send = vi.fn(async (name: string) => `${name} done`);
  function Caller({ name, isWanted = true }: { name: string; isWanted?: boolean }) {
    const options = { mutationKey: ["/api/thing", name], mutationFn: () => send(name) };
    const { runs } = useMutationOnce(options, isWanted);
    return <p>{runs.map(({ status, data }) => data ?? status).join() || "not run"}</p>;
  }
  const show = (...callers: Parameters<typeof Caller>[0][]) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        {callers.map((props, index) => (
          <Caller key={index} {...props} />
        ))}
      </QueryClientProvider>
    </StrictMode>
  );
  return { send, show };
}

test("useMutationOnce runs once for all components with its key", async () => {
  const { send, show } = open();
  render(show({ name: "a" }, { name: "a" }));
  await waitFor(() => {
    expect(screen.getAllByText("a done")).toHaveLength(2);
  });
  expect(send.mock.calls).toEqual([["a"]]);
});

test("useMutationOnce does not run again after unmounting", async () => {
  const { send, show } = open();
  const { unmount } = render(show({ name: "a" }));
  await screen.findByText("a done");
  unmount();
  render(show({ name: "a" }));
  expect(screen.getByText("a done")).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test("useMutationOnce runs for another key and shows only that key's runs", async () => {
  const { send, show } = open();
  const { rerender } = render(show({ name: "a" }));
  await screen.findByText("a done");
  rerender(show({ name: "b" }));
  await screen.findByText("b done");
  rerender(show({ name: "a" }));
  expect(screen.getByText("a done")).toBeInTheDocument();
  expect(send.mock.calls).toEqual([["a"], ["b"]]);
});

test("useMutationOnce waits until it is wanted", async () => {
  const { send, show } = open();
  const { rerender } = render(show({ name: "a", isWanted: false }));
  expect(screen.getByText("not run")).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  rerender(show({ name: "a" }));
  await screen.findByText("a done");
});
