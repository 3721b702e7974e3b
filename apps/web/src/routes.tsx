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

/** Pages that a signed-in user has no use for. */
const SIGN_IN_PAGES: readonly (readonly [string, LazyPage])[] = [
  [paths.auth(), auth],
  [paths.authSelect(), authSelect],
  [paths.emailAuth(), emailAuth],
  [paths.login(), login],
  [paths.signup(), signup],
];

const PAGES_BY_PATH = new Map<string, LazyPage>([
  ...SIGN_IN_PAGES,
  [paths.dashboard(), dashboard],
  [paths.quiz(), quiz],
  [paths.mbtiResult(), mbtiResult],
  [paths.sitting(), sitting],
  [paths.generatingProfile(), generating],
  [paths.result(), result],
  [paths.checkoutSuccess(), checkoutSuccess],
  [paths.forgotPassword(), forgotPassword],
  [paths.resetPassword(), resetPassword],
  [paths.confirmEmail(), confirmEmail],
  [paths.yourData(), yourData],
  [paths.trial(), trial],
  [paths.accuracy(), accuracy],
  [paths.terms(), terms],
  [paths.privacy(), privacy],
  [paths.admin(), admin],
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
      <Route
        path={paths.quiz()}
        element={
          <RequireUser otherwise={paths.authSelect({ returnTo: paths.quiz() })}>
            {quiz.element}
          </RequireUser>
        }
      />
      <Route path={paths.mbtiResult()} element={mbtiResult.element} />
      <Route
        path={paths.sitting()}
        element={
          <RequireUser otherwise={paths.authSelect({ returnTo: paths.sitting() })}>
            {sitting.element}
          </RequireUser>
        }
      />
      <Route path={paths.generatingProfile()} element={generating.element} />
      <Route path={paths.result()} element={result.element} />
      <Route path={paths.checkoutSuccess()} element={checkoutSuccess.element} />
      {SIGN_IN_PAGES.map(([path, { element }]) => (
        <Route key={path} path={path} element={<VisitorsOnly>{element}</VisitorsOnly>} />
      ))}
      <Route path={paths.forgotPassword()} element={forgotPassword.element} />
      <Route path={paths.resetPassword()} element={resetPassword.element} />
      <Route path={paths.confirmEmail()} element={confirmEmail.element} />
      <Route
        path={paths.yourData()}
        element={
          <RequireUser otherwise={paths.authSelect({ returnTo: paths.yourData() })}>
            {yourData.element}
          </RequireUser>
        }
      />
      <Route
        path={paths.trial()}
        element={
          <RequireUser otherwise={paths.authSelect({ returnTo: paths.trial() })}>
            {trial.element}
          </RequireUser>
        }
      />
      <Route path={paths.accuracy()} element={accuracy.element} />
      <Route path={paths.terms()} element={terms.element} />
      <Route path={paths.privacy()} element={privacy.element} />
      <Route path={paths.admin()} element={admin.element} />
      <Route path="*" element={notFound.element} />
    </Routes>
  );
}
