import { type ComponentType, lazy, type ReactElement, Suspense } from "react";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { paths } from "./paths.ts";
import { Route, Routes } from "./router.ts";
import { LoadingScreen } from "./shell/loading-screen.tsx";
import { PageErrorBoundary } from "./shell/page-error-boundary.tsx";
import { RequireUser } from "./shell/require-user.tsx";
import { RootPage } from "./shell/root-page.tsx";

/** A page whose code is fetched when it is first visited. */
function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <PageErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
}

const dashboard = lazyPage(
  async () => (await import("./pages/dashboard/dashboard-page.tsx")).DashboardPage,
);
const quiz = lazyPage(async () => (await import("./pages/quiz/quiz-page.tsx")).QuizPage);
const mbtiResult = lazyPage(
  async () => (await import("./pages/mbti-result/mbti-result-page.tsx")).MbtiResultPage,
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
const admin = lazyPage(async () => (await import("./pages/admin/admin-page.tsx")).AdminPage);
const notFound = lazyPage(
  async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
);

/** The whole route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.root()}
        element={<RootPage forUser={dashboard} forVisitor={<LandingPage />} />}
      />
      <Route path={paths.home()} element={<LandingPage />} />
      <Route
        path={paths.dashboard()}
        element={<RequireUser otherwise={paths.root()}>{dashboard}</RequireUser>}
      />
      <Route
        path={paths.quiz()}
        element={
          <RequireUser otherwise={paths.authSelect({ returnTo: paths.quiz() })}>{quiz}</RequireUser>
        }
      />
      <Route path={paths.mbtiResult()} element={mbtiResult} />
      <Route path={paths.generatingProfile()} element={generating} />
      <Route path={paths.result()} element={result} />
      <Route path={paths.checkoutSuccess()} element={checkoutSuccess} />
      <Route path={paths.auth()} element={auth} />
      <Route path={paths.authSelect()} element={authSelect} />
      <Route path={paths.emailAuth()} element={emailAuth} />
      <Route path={paths.login()} element={login} />
      <Route path={paths.signup()} element={signup} />
      <Route path={paths.forgotPassword()} element={forgotPassword} />
      <Route path={paths.resetPassword()} element={resetPassword} />
      <Route path={paths.admin()} element={admin} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
