import { createHash } from "node:crypto";
import { WRITER_VERSION } from "@cosmic/report";
import type { Deps } from "../../deps.ts";
import { NotFoundError, PaymentRequiredError } from "../../errors.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { createSingleFlight } from "../../single-flight.ts";
import { takeFullCopy } from "../access/index.ts";
import { findSurvivor } from "./blueprints.store.ts";
import type { Expansion } from "./expansion.service.ts";
import { getPaidBlueprint, type Reader } from "./paid-blueprint.service.ts";
import type { ReportPrinter } from "./pdf/report-printer.ts";
import { profileFor } from "./profile.ts";
import { type CopySource, findCopy, findCopySource, keepCopy } from "./report-copies.store.ts";
import type { TextDeps } from "./texts/keep-texts.service.ts";
import { UNKNOWN_BLUEPRINT } from "./unknown-blueprint.ts";

export interface ReportFileDeps extends Pick<Deps, "clock" | "ids" | "config">, TextDeps {
  printer: Pick<ReportPrinter, "print" | "edition">;
}

export interface ReportFile {
  source: CopySource;
  etag: string;
  /** Null where the reader has this very file. */
  bytes: Uint8Array | null;
}

export interface ReportFiles {
  /**
   * The full report of the reader's own blueprint as a PDF: kept from before, else printed. Each counts towards a limit of
   * the reader's, and printing towards a lower one. A reader who has the file already needs the same right as for its first byte.
   * @param known the request's If-None-Match
   * @throws NotFoundError, PaymentRequiredError, ConflictError, TooManyRequestsError, ServiceUnavailableError
   */
  take: (reader: Reader, slug: string, known: string | undefined) => Promise<ReportFile>;
}

async function getSource(
  { db }: ReportFileDeps,
  { userId, hasLifetimeAccess }: Reader,
  slug: string,
): Promise<CopySource> {
  const survivor = async () => {
    const merged = await findSurvivor(db, userId, slug);
    return merged === null ? null : await findCopySource(db, userId, merged);
  };
  const source = (await findCopySource(db, userId, slug)) ?? (await survivor());
  if (!source) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  if (!hasLifetimeAccess) throw new PaymentRequiredError();
  return source;
}

/** The same texts drawn by the same code have the same ETag, in every process. */
function computeEtag(source: CopySource, edition: string): string {
  const { id, fingerprint, writerVersion, isPremium, generatedAt } = source;
  const parts = [edition, WRITER_VERSION, id, fingerprint, writerVersion, isPremium, generatedAt];
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

/** Whether If-None-Match names an ETag; a star names every one. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(",").some((each) => {
    const tag = each.trim().replace(/^W\//, "");
    return tag === etag || tag === "*";
  }) ?? false;

export function createReportFiles(
  deps: ReportFileDeps,
  { requireWhole }: Pick<Expansion, "requireWhole">,
): ReportFiles {
  const { db, clock, config, printer } = deps;
  const limiter = createRateLimiter(db, config);
  const shareOne = createSingleFlight<Uint8Array>();

  async function print(reader: Reader, { id, slug }: CopySource, etag: string) {
    await limiter.consume("print-report", reader.userId, config.limits.rates.reportPrints);
    const blueprint = await getPaidBlueprint(deps, reader, slug);
    const viewer = { viewerHasLifetimeAccess: true, isOwner: true };
    const profile = profileFor(blueprint, viewer);
    const bytes = await printer.print({ profile, forecast: blueprint.forecast });
    await keepCopy(db, { id, etag, bytes, madeAt: clock.now() }, config.printing.kept);
    return bytes;
  }

  return {
    async take(reader, slug, known) {
      const source = await getSource(deps, reader, slug);
      await requireWhole(source);
      const { reportDownloads } = config.limits.rates;
      await limiter.consume("download-report", reader.userId, reportDownloads);
      const etag = computeEtag(source, printer.edition);
      const bytes = await takeFullCopy(deps, reader.userId, async () => {
        if (isKnown(known, etag)) return null;
        const kept = await findCopy(db, source.id, etag);
        return kept ?? (await shareOne(`${source.id} ${etag}`, () => print(reader, source, etag)));
      });
      return { source, etag, bytes };
    },
  };
}
