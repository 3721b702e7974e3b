import type { Alert } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { linkStyle } from "@cosmic/ui/link-style";
import { Link } from "../../router.ts";
import { Timestamp } from "../../shared/format/timestamp.tsx";
import { SeverityBadge } from "../../shared/severity-badge.tsx";
import { describeKind } from "./alert-kinds.ts";
import { listMetrics } from "./alert-metrics.ts";
import { useResolveAlert } from "./use-alert-actions.ts";

/** One alert with its metrics; a resolved one is muted and has no action. */
export function AlertItem({ alert }: { alert: Alert }) {
  const resolve = useResolveAlert();
  const { title, description, severity, resolved, timestamp, resolvedAt, resolvedBy } = alert;
  const { label, link } = describeKind(alert);
  const headingId = `alert-${alert.id}`;
  return (
    <Card as="li" tone={resolved ? "plain" : "raised"} aria-labelledby={headingId}>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3
              id={headingId}
              className={`text-xl break-words ${resolved ? "text-ink-faint" : "text-ink"}`}
            >
              {title}
            </h3>
            <SeverityBadge severity={severity} isQuiet={resolved} />
            {resolved ? <Badge variant="neutral">RESOLVED</Badge> : null}
          </div>
          <p className={`measure break-words ${resolved ? "text-ink-faint" : "text-ink-muted"}`}>
            {description}
          </p>
          <Metrics alert={alert} />
          <p className="flex flex-wrap gap-x-6 gap-y-1 font-sans text-sm text-ink-faint">
            <span>{label}</span>
            <Timestamp at={timestamp} />
            {resolvedAt === null ? null : (
              <span className="min-w-0 break-words">
                Resolved <Timestamp at={resolvedAt} />
                {resolvedBy === null ? "" : ` by ${resolvedBy}`}
              </span>
            )}
            {link === null ? null : (
              <Link to={link.to} className={linkStyle()}>
                {link.label}
              </Link>
            )}
          </p>
        </div>
        {resolved ? null : (
          <Button
            variant="secondary"
            size="sm"
            busy={resolve.isPending}
            onClick={() => {
              resolve.mutate(alert);
            }}
          >
            <span>
              Resolve <span className="sr-only">“{title}”</span>
            </span>
          </Button>
        )}
      </div>
    </Card>
  );
}

function Metrics({ alert }: { alert: Alert }) {
  const metrics = listMetrics(alert);
  if (metrics.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 font-sans text-sm">
      {metrics.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-faint">{name}</dt>
          <dd
            className={`figures-table ml-0 font-medium ${alert.resolved ? "text-ink-faint" : "text-ink"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
