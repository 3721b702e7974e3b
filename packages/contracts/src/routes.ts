/** What the headers of a list that comes in pages can say of its other pages. */
type PageField = "nextCursor" | "total";

interface Route {
  method: "GET" | "POST" | "DELETE";
  path: `/${string}`;
  /** For a list that comes in pages: the header that carries each field. */
  pageHeaders?: Readonly<Partial<Record<PageField, string>>>;
}

const CURSOR_HEADER = { nextCursor: "x-next-cursor" } as const;
const COUNTED_PAGE_HEADERS = { ...CURSOR_HEADER, total: "x-total-count" } as const;

/**
 * Method and path of every call, as plain data: what a browser bundle needs. The contract adds the
 * schemas to these same entries.
 */
export const routes = {
  auth: {
    getCurrentUser: { method: "GET", path: "/api/auth/user" },
    checkUser: { method: "POST", path: "/api/auth/check-user" },
    signUp: { method: "POST", path: "/api/auth/signup" },
    login: { method: "POST", path: "/api/auth/login" },
    startLogin: { method: "GET", path: "/api/login" },
    logout: { method: "GET", path: "/api/logout" },
    startGoogle: { method: "GET", path: "/api/auth/google" },
    finishGoogle: { method: "GET", path: "/api/auth/google/callback" },
  },
  passwordReset: {
    forgotPassword: { method: "POST", path: "/api/auth/forgot-password" },
    resetPassword: { method: "POST", path: "/api/auth/reset-password" },
  },
  account: {
    getAccount: { method: "GET", path: "/api/account" },
    changeName: { method: "POST", path: "/api/account/name" },
    exportAccount: { method: "GET", path: "/api/account/export" },
    signOutEverywhere: { method: "POST", path: "/api/account/sign-out-everywhere" },
    deleteAccount: { method: "POST", path: "/api/account/delete" },
  },
  addresses: {
    sendConfirmation: { method: "POST", path: "/api/account/send-confirmation" },
    changeEmail: { method: "POST", path: "/api/account/email" },
    cancelEmailChange: { method: "POST", path: "/api/account/cancel-email-change" },
    confirmEmail: { method: "POST", path: "/api/account/confirm-email" },
  },
  quiz: {
    getBirthInfo: { method: "GET", path: "/api/birth-info" },
    saveBirthInfo: { method: "POST", path: "/api/birth-info" },
    getMbtiResult: { method: "GET", path: "/api/mbti-result" },
    submitQuiz: { method: "POST", path: "/api/mbti-quiz" },
  },
  trial: {
    getTrialOffer: { method: "GET", path: "/api/trial" },
    openTrial: { method: "POST", path: "/api/trial" },
    openChapterTrial: { method: "POST", path: "/api/trial/chapter" },
    chooseText: { method: "POST", path: "/api/trial/:trialId/choice" },
    getAccuracy: { method: "GET", path: "/api/accuracy" },
  },
  sittings: {
    listSittings: { method: "GET", path: "/api/sittings" },
    getSitting: { method: "GET", path: "/api/sittings/:id" },
    answerStatement: { method: "POST", path: "/api/sittings/:id/answers" },
    followSitting: { method: "POST", path: "/api/sittings/:id/follow" },
    getCalibrationConsent: { method: "GET", path: "/api/calibration-consent" },
    saveCalibrationConsent: { method: "POST", path: "/api/calibration-consent" },
  },
  cities: {
    searchCities: { method: "GET", path: "/api/places" },
    resolveBirthInstant: { method: "POST", path: "/api/birth-moment" },
  },
  blueprints: {
    generateProfile: { method: "POST", path: "/api/generate-profile" },
    listProfiles: { method: "GET", path: "/api/profiles" },
    listUserProfiles: { method: "GET", path: "/api/user-profiles" },
    getProfile: { method: "GET", path: "/api/profiles/:slug" },
    getHours: { method: "GET", path: "/api/profiles/:slug/hours" },
    getEvidence: { method: "GET", path: "/api/profiles/:slug/grounds" },
    downloadReport: { method: "GET", path: "/api/profiles/:slug/report.pdf" },
    downloadCalendar: { method: "GET", path: "/api/profiles/:slug/calendar.ics" },
    migrateProfile: { method: "POST", path: "/api/migrate-profile" },
    expandReport: { method: "POST", path: "/api/expand-report" },
  },
  checkout: {
    createCheckoutSession: { method: "POST", path: "/api/create-checkout-session" },
    verifyCheckout: { method: "GET", path: "/api/checkout-success" },
    listPurchases: { method: "GET", path: "/api/purchases" },
    refundPurchase: { method: "POST", path: "/api/purchases/:id/refund" },
    bringPurchase: { method: "POST", path: "/api/purchases/bring" },
    receiveStripeEvent: { method: "POST", path: "/api/stripe/webhook" },
  },
  purchases: {
    listUserPurchases: { method: "GET", path: "/api/admin/users/:id/purchases" },
    movePurchase: { method: "POST", path: "/api/admin/users/:id/purchases" },
    refundUserPurchase: { method: "POST", path: "/api/admin/purchases/:id/refund" },
  },
  funnel: {
    recordFunnelEvents: { method: "POST", path: "/api/funnel-events" },
    getFunnel: { method: "GET", path: "/api/admin/funnel" },
  },
  errorsInbox: {
    reportClientError: { method: "POST", path: "/api/client-errors" },
    listErrors: { method: "GET", path: "/api/admin/errors", pageHeaders: CURSOR_HEADER },
  },
  users: {
    listUsers: { method: "GET", path: "/api/admin/users", pageHeaders: COUNTED_PAGE_HEADERS },
    getUserStats: { method: "GET", path: "/api/admin/stats" },
    exportUsers: { method: "GET", path: "/api/admin/users.csv" },
    getUser: { method: "GET", path: "/api/admin/users/:id" },
    toggleAccess: { method: "POST", path: "/api/admin/toggle-access" },
    deleteUser: { method: "DELETE", path: "/api/admin/users/:id" },
  },
  alerts: {
    listAlerts: { method: "GET", path: "/api/admin/alerts" },
    runHealthCheck: { method: "POST", path: "/api/admin/alerts/check" },
    resolveAlert: { method: "POST", path: "/api/admin/alerts/:id/resolve" },
  },
  audit: {
    listAudit: { method: "GET", path: "/api/admin/audit", pageHeaders: CURSOR_HEADER },
  },
  claims: {
    getSwitchedOff: { method: "GET", path: "/api/claims" },
    listClaims: { method: "GET", path: "/api/admin/claims" },
    switchClaim: { method: "POST", path: "/api/admin/claims/:id" },
  },
  operators: {
    signIn: { method: "POST", path: "/api/admin/login" },
    signOut: { method: "POST", path: "/api/admin/logout" },
    getCurrentOperator: { method: "GET", path: "/api/admin/me" },
    getSecondFactor: { method: "GET", path: "/api/admin/second-factor" },
    startSecondFactor: { method: "POST", path: "/api/admin/second-factor" },
    confirmSecondFactor: { method: "POST", path: "/api/admin/second-factor/confirm" },
    removeSecondFactor: { method: "POST", path: "/api/admin/second-factor/remove" },
    getOperatorOpenApi: { method: "GET", path: "/api/admin/openapi.json" },
  },
  health: {
    getLiveness: { method: "GET", path: "/healthz" },
    getReadiness: { method: "GET", path: "/readyz" },
    getOpenApi: { method: "GET", path: "/api/openapi.json" },
  },
} as const satisfies Record<string, Record<string, Route>>;

export type { PageField };
