import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;

function show(late: ReturnType<typeof lazyComponent<{ name: string }>>) {
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <late.Component name="Ada" />
    </Suspense>,
  );
}

test("a lazy component shows the fallback until its code arrives", async () => {
  const load = vi.fn(async () => Greeting);
  show(lazyComponent(load));
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("Good evening, Ada")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test("preloaded code renders at once and is fetched once", async () => {
  const load = vi.fn(async () => Greeting);
  const late = lazyComponent(load);
  late.preload();
  late.preload();
  await load.mock.results[0]?.value;
  show(late);
  expect(screen.getByText("Good evening, Ada")).toBeVisible();
  expect(screen.queryByText("Waiting")).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});
