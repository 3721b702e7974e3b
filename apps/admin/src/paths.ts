/** The panel's tabs, in the order they stand in; each has an address and a title. */
export const TABS = [
  { path: "/users", title: "Users" },
  { path: "/alerts", title: "Alerts" },
] as const;

/** Every address that has a page of its own. */
export const ADDRESSES = [...TABS, { path: "/your-sign-in", title: "Your sign-in" }] as const;

/** Every address of the panel. Nothing else spells out a path. */
export const paths = {
  root: () => "/",
  users: () => "/users",
  alerts: () => "/alerts",
  yourSignIn: () => "/your-sign-in",
  /** Development only: every primitive in every state. */
  specimens: () => "/specimens",
} as const satisfies Record<string, () => string>;
