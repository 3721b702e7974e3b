import type { FunnelEvent } from "@cosmic/contracts";
import { vi } from "vitest";
import type { ApiCall } from "./mock-api.ts";

const hidePage = () => window.dispatchEvent(new Event("pagehide"));

/** Discards what an earlier test left waiting. */
export async function beginVisit(): Promise<void> {
  await import("../src/shared/funnel/step-recorder.ts");
  const fetchMock = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
  hidePage();
  fetchMock.mockRestore();
}

/** The steps sent to the server so far, including waiting ones. */
export async function recordedSteps(calls: readonly ApiCall[]): Promise<FunnelEvent[]> {
  // The recorder's code is in, but still one promise away.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  hidePage();
  return calls
    .filter(({ path }) => path === "/api/funnel-events")
    .flatMap(({ body }) => body as FunnelEvent[]);
}
