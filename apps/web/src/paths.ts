type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Every address of the site. Nothing else spells out a path. */
export const paths = {
  root: () => "/",
  home: () => "/home",
  dashboard: () => "/dashboard",
  quiz: () => "/quiz",
  mbtiResult: (query: { type?: string; birthDate?: string } = {}) =>
    withQuery("/mbti-result", query),
  /** @param slug of the report that it is opened from, to come back to */
  sitting: (query: { id?: string; slug?: string } = {}) => withQuery("/sitting", query),
  generatingProfile: (query: { type?: string; birthDate?: string } = {}) =>
    withQuery("/generating-profile", query),
  result: (query: { slug?: string; checkout?: "true" } = {}) => withQuery("/result", query),
  checkoutSuccess: (query: { session_id?: string; returnTo?: string } = {}) =>
    withQuery("/checkout-success", query),
  auth: (query: { returnTo?: string } = {}) => withQuery("/auth", query),
  authSelect: (query: { returnTo?: string } = {}) => withQuery("/auth-select", query),
  emailAuth: (query: { email?: string; returnTo?: string } = {}) => withQuery("/email-auth", query),
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
  confirmEmail: () => "/confirm-email",
  login: (query: { returnTo?: string } = {}) => withQuery("/login", query),
  signup: (query: { returnTo?: string } = {}) => withQuery("/signup", query),
  yourData: () => "/your-data",
  /** @param slug of a full report, for a trial of one of its chapters */
  trial: (query: { slug?: string } = {}) => withQuery("/trial", query),
  accuracy: () => "/accuracy",
  terms: () => "/terms",
  privacy: () => "/privacy",
  admin: () => "/admin",
} as const;

/** Addresses that the server answers itself; the browser leaves the app for them. */
export const serverPaths = {
  login: (query: { returnTo?: string } = {}) => withQuery("/api/login", query),
  logout: (query: { returnTo?: string } = {}) => withQuery("/api/logout", query),
  google: (query: { returnTo?: string } = {}) => withQuery("/api/auth/google", query),
} as const;
