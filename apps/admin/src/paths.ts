/** The panel's tabs, in the order they stand in; each has an address and a title. */
export const TABS = [
  { path: "/users", title: "Users" },
  { path: "/alerts", title: "Alerts" },
  { path: "/funnel", title: "Funnel" },
  { path: "/claims", title: "Claims" },
  { path: "/errors", title: "Errors" },
  { path: "/audit", title: "Audit" },
] as const;

/** Every address that has a page of its own. */
export const ADDRESSES = [...TABS, { path: "/your-sign-in", title: "Your sign-in" }] as const;

/** What a page shows, as its address says it; what is left out is as the page begins. */
type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The list of users: what is searched for, in which order, and whose drawer is open. */
export interface UsersAddress {
  search?: string | undefined;
  sort?: string | undefined;
  direction?: string | undefined;
  user?: string | undefined;
}

/** The audit log: of one action, and of whoever or whatever has the id. */
export interface AuditAddress {
  action?: string | undefined;
  about?: string | undefined;
}

/** Every address of the panel. Nothing else spells out a path. */
export const paths = {
  root: () => "/",
  /** Where the panel stands on the public site; here it leads to the first tab. */
  admin: () => "/admin",
  users: (query: UsersAddress = {}) => withQuery("/users", { ...query }),
  alerts: () => "/alerts",
  funnel: () => "/funnel",
  claims: () => "/claims",
  errors: (query: { severity?: string | undefined } = {}) => withQuery("/errors", { ...query }),
  audit: (query: AuditAddress = {}) => withQuery("/audit", { ...query }),
  yourSignIn: () => "/your-sign-in",
  /** Development only: every primitive in every state. */
  specimens: () => "/specimens",
} as const satisfies Record<string, (query?: never) => string>;
