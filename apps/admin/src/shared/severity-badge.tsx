import type { Severity } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";

const VARIANTS = { HIGH: "signal", MEDIUM: "metal", LOW: "neutral" } as const;

interface SeverityBadgeProps {
  severity: Severity;
  /** For something that is resolved. */
  isQuiet?: boolean;
}

export function SeverityBadge({ severity, isQuiet = false }: SeverityBadgeProps) {
  return <Badge variant={isQuiet ? "neutral" : VARIANTS[severity]}>{severity}</Badge>;
}
