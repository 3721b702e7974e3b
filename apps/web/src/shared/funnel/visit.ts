import { readStored, STORE_KEYS, writeStored } from "../browser-store/browser-store.ts";

/** What the tab remembers of its visit, so that a reload tells nothing twice. */
interface Visit {
  /** A campaign's name or the host that led here; null for a visit that nothing referred. */
  source: string | null;
  /** Keys of the steps that were recorded. */
  steps: string[];
}

/** Where the visit came from. Pages of this site refer to nothing. */
export function findSource(address: URL, referrer: string): string | null {
  const campaign = address.searchParams.get("utm_source")?.trim();
  // What a link carries can be anything, an address of a person too.
  if (campaign) return /^[\w.-]{1,40}$/.test(campaign) ? campaign : "other";
  if (!URL.canParse(referrer)) return null;
  const { host, hostname } = new URL(referrer);
  return host === address.host || hostname === "" ? null : hostname;
}

function parseVisit(text: string | null): Visit | null {
  try {
    const value = JSON.parse(text ?? "null") as Partial<Record<keyof Visit, unknown>> | null;
    if (!Array.isArray(value?.steps)) return null;
    const source = typeof value.source === "string" ? value.source : null;
    return { source, steps: value.steps.map(String) };
  } catch {
    return null;
  }
}

/** The visit of this tab. Its source is settled by its first step, from the address of that moment. */
export function readVisit(address: string): Visit {
  return (
    parseVisit(readStored(STORE_KEYS.funnelVisit)) ?? {
      source: findSource(new URL(address), document.referrer),
      steps: [],
    }
  );
}

export function saveVisit(visit: Visit): void {
  writeStored(STORE_KEYS.funnelVisit, JSON.stringify(visit));
}
