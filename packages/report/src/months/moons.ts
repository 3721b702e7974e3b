import type { YearEclipse, YearEvent, YearLunation } from "@cosmic/domain";

export const isMoon = (event: YearEvent): event is YearLunation =>
  event.kind === "new-moon" || event.kind === "full-moon";

export const isEclipse = (event: YearEvent): event is YearEclipse =>
  event.kind === "solar-eclipse" || event.kind === "lunar-eclipse";
