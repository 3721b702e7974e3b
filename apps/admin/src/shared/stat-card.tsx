import { Card } from "@cosmic/ui/card";
import { Skeleton } from "@cosmic/ui/skeleton";
import type { ReactNode } from "react";

/** The page's headline metrics, side by side. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-3 sm:gap-5">{children}</div>;
}

interface StatCardProps {
  title: string;
  /** Undefined while loading; null after a failure. */
  value: string | null | undefined;
  /** The value needs attention. */
  isAlarming?: boolean;
}

export function StatCard({ title, value, isAlarming = false }: StatCardProps) {
  return (
    <Card padding="sm" corners>
      <dl className="flex items-baseline justify-between gap-4 sm:flex-col sm:justify-start sm:gap-2">
        <dt className="label-caps text-ink-muted">{title}</dt>
        <dd
          className={`figures-table ml-0 min-w-16 text-right text-2xl sm:text-left sm:text-3xl ${isAlarming ? "text-signal" : ""}`}
        >
          {value === undefined ? <Skeleton shape="title" /> : (value ?? "—")}
        </dd>
      </dl>
    </Card>
  );
}
