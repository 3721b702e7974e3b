import { lazy, Suspense } from "react";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { paths } from "./paths.ts";
import { Route, Routes } from "./router.ts";
import { PageLoading } from "./shell/page-loading.tsx";
import { RequireUser } from "./shell/require-user.tsx";

const DashboardPage = lazy(async () => ({
  default: (await import("./pages/dashboard/dashboard-page.tsx")).DashboardPage,
}));
const QuizPage = lazy(async () => ({
  default: (await import("./pages/quiz/quiz-page.tsx")).QuizPage,
}));
const MbtiResultPage = lazy(async () => ({
  default: (await import("./pages/mbti-result/mbti-result-page.tsx")).MbtiResultPage,
}));
const GeneratingPage = lazy(async () => ({
  default: (await import("./pages/generating/generating-page.tsx")).GeneratingPage,
}));
const ResultPage = lazy(async () => ({
  default: (await import("./pages/result/result-page.tsx")).ResultPage,
}));
const CheckoutSuccessPage = lazy(async () => ({
  default: (await import("./pages/checkout-success/checkout-success-page.tsx")).CheckoutSuccessPage,
}));
const AuthPage = lazy(async () => ({
  default: (await import("./pages/auth/auth-page.tsx")).AuthPage,
}));
const AuthSelectPage = lazy(async () => ({
  default: (await import("./pages/auth-select/auth-select-page.tsx")).AuthSelectPage,
}));
const EmailAuthPage = lazy(async () => ({
  default: (await import("./pages/email-auth/email-auth-page.tsx")).EmailAuthPage,
}));
const LoginPage = lazy(async () => ({
  default: (await import("./pages/login/login-page.tsx")).LoginPage,
}));
const SignupPage = lazy(async () => ({
  default: (await import("./pages/signup/signup-page.tsx")).SignupPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("./pages/forgot-password/forgot-password-page.tsx")).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("./pages/reset-password/reset-password-page.tsx")).ResetPasswordPage,
}));
const AdminPage = lazy(async () => ({
  default: (await import("./pages/admin/admin-page.tsx")).AdminPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
}));

/** The whole route table. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.root()} element={<LandingPage />} />
        <Route path={paths.home()} element={<LandingPage />} />
        <Route
          path={paths.dashboard()}
          element={
            <RequireUser otherwise={paths.root()}>
              <DashboardPage />
            </RequireUser>
          }
        />
        <Route
          path={paths.quiz()}
          element={
            <RequireUser otherwise={paths.authSelect({ returnTo: paths.quiz() })}>
              <QuizPage />
            </RequireUser>
          }
        />
        <Route path={paths.mbtiResult()} element={<MbtiResultPage />} />
        <Route path={paths.generatingProfile()} element={<GeneratingPage />} />
        <Route path={paths.result()} element={<ResultPage />} />
        <Route path={paths.checkoutSuccess()} element={<CheckoutSuccessPage />} />
        <Route path={paths.auth()} element={<AuthPage />} />
        <Route path={paths.authSelect()} element={<AuthSelectPage />} />
        <Route path={paths.emailAuth()} element={<EmailAuthPage />} />
        <Route path={paths.login()} element={<LoginPage />} />
        <Route path={paths.signup()} element={<SignupPage />} />
        <Route path={paths.forgotPassword()} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword()} element={<ResetPasswordPage />} />
        <Route path={paths.admin()} element={<AdminPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
