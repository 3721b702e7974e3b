import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { findOwnBySlug, listBlueprints, type WholeBlueprint } from "./blueprints.store.ts";
import { chartSvg } from "./chart-svg.ts";
import { calendarFor, type Reader } from "./paid-blueprint.service.ts";
import type { ReportPrinter } from "./pdf/report-printer.ts";
import { profileFor } from "./profile.ts";
import { readKept, type TextDeps } from "./texts/keep-texts.service.ts";

/** A file of a reader's blueprints; null bytes when it could not be made just now. */
export interface BlueprintCopy {
  name: string;
  bytes: Uint8Array | null;
}

export interface CopyDeps extends TextDeps, Pick<Deps, "config"> {
  printer: Pick<ReportPrinter, "print">;
}

const encode = (text: string) => new TextEncoder().encode(text);

async function printOrNull(
  { db, config, printer }: CopyDeps,
  userId: string,
  blueprint: WholeBlueprint,
) {
  const { archivePrints } = config.limits.rates;
  if (!(await createRateLimiter(db, config).allows("print-archive", userId, archivePrints)))
    return null;
  const viewer = { viewerHasLifetimeAccess: true, isOwner: true };
  const { forecast } = blueprint;
  try {
    return await printer.print({ profile: profileFor(blueprint, viewer), forecast });
  } catch (error) {
    if (error instanceof ServiceUnavailableError) return null;
    throw error;
  }
}

async function* copyPaidParts(
  deps: CopyDeps,
  { userId, name }: { userId: string; name: string },
  blueprint: WholeBlueprint,
): AsyncGenerator<BlueprintCopy> {
  const bytes = blueprint.isPremium ? await printOrNull(deps, userId, blueprint) : null;
  yield { name: `${name}.pdf`, bytes };
  if (blueprint.forecast) yield { name: `${name}.ics`, bytes: encode(calendarFor(blueprint)) };
}

/**
 * Every blueprint of the reader as files: JSON as the reader may read it, the chart as SVG, and with
 * lifetime access the PDF and the calendar. One blueprint is read and one file made at a time.
 */
export async function* copyBlueprints(
  deps: CopyDeps,
  { userId, hasLifetimeAccess }: Reader,
): AsyncGenerator<BlueprintCopy> {
  const viewer = { viewerHasLifetimeAccess: hasLifetimeAccess, isOwner: true };
  for (const { slug, mbtiType, sunSign, generatedAt } of await listBlueprints(deps.db, userId)) {
    const row = await findOwnBySlug(deps.db, userId, slug);
    if (row === null) continue;
    const day = generatedAt.toISOString().slice(0, 10);
    const name = `${`${day}-${mbtiType}-${sunSign}`.toLowerCase()}-${slug}`;
    const blueprint = hasLifetimeAccess ? await readKept(deps, row) : await deps.texts.read(row);
    const profile = profileFor(blueprint, viewer);
    yield { name: `${name}.json`, bytes: encode(`${JSON.stringify(profile, null, 2)}\n`) };
    if (blueprint.chart) yield { name: `${name}.svg`, bytes: encode(chartSvg(blueprint.chart)) };
    if (hasLifetimeAccess) yield* copyPaidParts(deps, { userId, name }, blueprint);
  }
}
