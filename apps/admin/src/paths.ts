/** The panel's tabs, in the order they stand in; each has an address and a title. */
export const ADDRESSES = [
  { path: "/users", title: "Users" },
  { path: "/alerts", title: "Alerts" },
] as const;

/** Every address of the panel. Nothing else spells out a path. */
export const paths = {
  root: () => "/",
  users: () => "/users",
  alerts: () => "/alerts",
  /** Development only: every primitive in every state. */
  specimens: () => "/specimens",
} as const satisfies Record<string, () => string>;
