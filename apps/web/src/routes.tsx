import { type ComponentType, type ReactElement, Suspense } from "react";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { paths } from "./paths.ts";
import { Route, Routes } from "./router.ts";
import { hasSignedInHint } from "./shared/browser-store/signed-in-hint.ts";
import { lazyComponent } from "./shell/lazy-component.tsx";
import { lazyProfileMenu } from "./shell/lazy-profile-menu.ts";
import { LoadingScreen } from "./shell/loading-screen.tsx";
import { PageErrorBoundary } from "./shell/page-error-boundary.tsx";
import { RequireUser } from "./shell/require-user.tsx";
import { RootPage } from "./shell/root-page.tsx";
import { VisitorsOnly } from "./shell/visitors-only.tsx";

interface LazyPage {
  element: ReactElement;
  preload: () => void;
}

/** A page whose code is fetched when it is first visited, or ahead. */
function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const { Component, preload } = lazyComponent(load);
  const element = (
    <PageErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Component />
      </Suspense>
    </PageErrorBoundary>
  );
  return { element, preload };
}

const dashboard = lazyPage(
  async () => (await import("./pages/dashboard/dashboard-page.tsx")).DashboardPage,
);
const quiz = lazyPage(async () => (await import("./pages/quiz/quiz-page.tsx")).QuizPage);
const mbtiResult = lazyPage(
  async () => (await import("./pages/mbti-result/mbti-result-page.tsx")).MbtiResultPage,
);
const sitting = lazyPage(
  async () => (await import("./pages/sitting/sitting-page.tsx")).SittingPage,
);
const generating = lazyPage(
  async () => (await import("./pages/generating/generating-page.tsx")).GeneratingPage,
);
const result = lazyPage(async () => (await import("./pages/result/result-page.tsx")).ResultPage);
const checkoutSuccess = lazyPage(
  async () =>
    (await import("./pages/checkout-success/checkout-success-page.tsx")).CheckoutSuccessPage,
);
const auth = lazyPage(async () => (await import("./pages/auth/auth-page.tsx")).AuthPage);
const authSelect = lazyPage(
  async () => (await import("./pages/auth-select/auth-select-page.tsx")).AuthSelectPage,
);
const emailAuth = lazyPage(
  async () => (await import("./pages/email-auth/email-auth-page.tsx")).EmailAuthPage,
);
const login = lazyPage(async () => (await import("./pages/login/login-page.tsx")).LoginPage);
const signup = lazyPage(async () => (await import("./pages/signup/signup-page.tsx")).SignupPage);
const forgotPassword = lazyPage(
  async () => (await import("./pages/forgot-password/forgot-password-page.tsx")).ForgotPasswordPage,
);
const resetPassword = lazyPage(
  async () => (await import("./pages/reset-password/reset-password-page.tsx")).ResetPasswordPage,
);
const confirmEmail = lazyPage(
  async () => (await import("./pages/confirm-email/confirm-email-page.tsx")).ConfirmEmailPage,
);
const yourData = lazyPage(
  async () => (await import("./pages/your-data/your-data-page.tsx")).YourDataPage,
);
const trial = lazyPage(async () => (await import("./pages/trial/trial-page.tsx")).TrialPage);
const accuracy = lazyPage(
  async () => (await import("./pages/accuracy/accuracy-page.tsx")).AccuracyPage,
);
const terms = lazyPage(async () => (await import("./pages/terms/terms-page.tsx")).TermsPage);
const privacy = lazyPage(
  async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage,
);
const admin = lazyPage(async () => (await import("./pages/admin-page.tsx")).AdminPage);
const notFound = lazyPage(async () => (await import("./pages/not-found-page.tsx")).NotFoundPage);

type PagesByPath = readonly (readonly [string, LazyPage])[];

/** Pages that a signed-in user has no use for. */
const SIGN_IN_PAGES: PagesByPath = [
  [paths.auth(), auth],
  [paths.authSelect(), authSelect],
  [paths.emailAuth(), emailAuth],
  [paths.login(), login],
  [paths.signup(), signup],
];

/** Pages that lead a visitor to sign in first, and then back. */
const USER_PAGES: PagesByPath = [
  [paths.quiz(), quiz],
  [paths.sitting(), sitting],
  [paths.yourData(), yourData],
  [paths.trial(), trial],
];

/** Pages for visitors and users alike. */
const OPEN_PAGES: PagesByPath = [
  [paths.mbtiResult(), mbtiResult],
  [paths.generatingProfile(), generating],
  [paths.result(), result],
  [paths.checkoutSuccess(), checkoutSuccess],
  [paths.forgotPassword(), forgotPassword],
  [paths.resetPassword(), resetPassword],
  [paths.confirmEmail(), confirmEmail],
  [paths.accuracy(), accuracy],
  [paths.terms(), terms],
  [paths.privacy(), privacy],
  [paths.admin(), admin],
];

const PAGES_BY_PATH = new Map([
  ...SIGN_IN_PAGES,
  ...USER_PAGES,
  ...OPEN_PAGES,
  [paths.dashboard(), dashboard] as const,
]);

/** Starts fetching the code the address will need, before anything is rendered. */
export function preloadPage(pathname: string): void {
  const isSignedIn = hasSignedInHint();
  if (isSignedIn) lazyProfileMenu.preload();
  if (isSignedIn && pathname === paths.root()) dashboard.preload();
  else PAGES_BY_PATH.get(pathname)?.preload();
}

/** The whole route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.root()}
        element={<RootPage forUser={dashboard.element} forVisitor={<LandingPage />} />}
      />
      <Route path={paths.home()} element={<LandingPage />} />
      <Route
        path={paths.dashboard()}
        element={<RequireUser otherwise={paths.root()}>{dashboard.element}</RequireUser>}
      />
      {OPEN_PAGES.map(([path, { element }]) => (
        <Route key={path} path={path} element={element} />
      ))}
      {USER_PAGES.map(([path, { element }]) => (
        <Route key={path} path={path} element={<RequireUser>{element}</RequireUser>} />
      ))}
      {SIGN_IN_PAGES.map(([path, { element }]) => (
        <Route key={path} path={path} element={<VisitorsOnly>{element}</VisitorsOnly>} />
      ))}
      <Route path="*" element={notFound.element} />
    </Routes>
  );
}
