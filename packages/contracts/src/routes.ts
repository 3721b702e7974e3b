import type { Contract } from "./contract.ts";

interface Route {
  method: "GET" | "POST" | "DELETE";
  path: `/${string}`;
}

/**
 * Method and path of every call, without its schemas: what a browser bundle needs.
 * Kept equal to the contract by a test.
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
  quiz: {
    getBirthInfo: { method: "GET", path: "/api/birth-info" },
    saveBirthInfo: { method: "POST", path: "/api/birth-info" },
    getMbtiResult: { method: "GET", path: "/api/mbti-result" },
    submitQuiz: { method: "POST", path: "/api/mbti-quiz" },
  },
  places: {
    searchPlaces: { method: "GET", path: "/api/places" },
    resolveBirthMoment: { method: "POST", path: "/api/birth-moment" },
  },
  blueprints: {
    generateProfile: { method: "POST", path: "/api/generate-profile" },
    listProfiles: { method: "GET", path: "/api/profiles" },
    listUserProfiles: { method: "GET", path: "/api/user-profiles" },
    getProfile: { method: "GET", path: "/api/profiles/:slug" },
    getGrounds: { method: "GET", path: "/api/profiles/:slug/grounds" },
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
    receiveStripeEvent: { method: "POST", path: "/api/stripe/webhook" },
  },
  purchases: {
    listUserPurchases: { method: "GET", path: "/api/admin/users/:id/purchases" },
    refundUserPurchase: { method: "POST", path: "/api/admin/purchases/:id/refund" },
  },
  funnel: {
    recordFunnelEvents: { method: "POST", path: "/api/funnel-events" },
    getFunnel: { method: "GET", path: "/api/admin/funnel" },
  },
  errorsInbox: {
    reportClientError: { method: "POST", path: "/api/client-errors" },
    listErrors: { method: "GET", path: "/api/admin/errors" },
  },
  users: {
    listUsers: { method: "GET", path: "/api/admin/users" },
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
    listAudit: { method: "GET", path: "/api/admin/audit" },
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
  },
  health: {
    getLiveness: { method: "GET", path: "/healthz" },
    getReadiness: { method: "GET", path: "/readyz" },
    getOpenApi: { method: "GET", path: "/api/openapi.json" },
  },
} as const satisfies {
  [Feature in keyof Contract]: { [Call in keyof Contract[Feature]]: Route };
};

export type Routes = typeof routes;
