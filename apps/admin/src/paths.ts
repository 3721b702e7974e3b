/** The panel's tabs, in their order. */
export const TABS = [
  { path: "/users", title: "Users" },
  { path: "/alerts", title: "Alerts" },
  { path: "/funnel", title: "Funnel" },
  { path: "/claims", title: "Claims" },
  { path: "/errors", title: "Errors" },
  { path: "/audit", title: "Audit" },
] as const;

/** Every address that has its own page. */
export const ADDRESSES = [...TABS, { path: "/your-sign-in", title: "Your sign-in" }] as const;

/** Query parameters; empty ones are left out. */
type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The users list: search, order, and the user whose drawer is open. */
export interface UsersAddress {
  search?: string | undefined;
  sort?: string | undefined;
  direction?: string | undefined;
  user?: string | undefined;
}

/** The audit log, filtered by action, and by the id of an operator, user, alert or purchase. */
export interface AuditAddress {
  action?: string | undefined;
  about?: string | undefined;
}

/** Every address of the panel. Nothing else spells out a path. */
export const paths = {
  root: () => "/",
  /** The specification's address of the panel; redirects to the first tab. */
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
