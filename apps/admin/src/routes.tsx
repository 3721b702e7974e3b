import { lazy, Suspense } from "react";
import { AlertsPage } from "./pages/alerts/alerts-page.tsx";
import { AuditPage } from "./pages/audit/audit-page.tsx";
import { ClaimsPage } from "./pages/claims/claims-page.tsx";
import { ErrorsPage } from "./pages/errors/errors-page.tsx";
import { FunnelPage } from "./pages/funnel/funnel-page.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { SignInPage } from "./pages/sign-in/sign-in-page.tsx";
import { UsersPage } from "./pages/users/users-page.tsx";
import { RequiredFactorPage } from "./pages/your-sign-in/required-factor-page.tsx";
import { YourSignInPage } from "./pages/your-sign-in/your-sign-in-page.tsx";
import { paths } from "./paths.ts";
import { Navigate, Outlet, Route, Routes } from "./router.ts";
import { AutoRefreshProvider } from "./shared/auto-refresh.tsx";
import { OperatorGate } from "./shell/operator-gate.tsx";
import { PanelErrorBoundary } from "./shell/panel-error-boundary.tsx";
import { PanelFrame } from "./shell/panel-frame.tsx";
import { PanelTabs } from "./shell/panel-tabs.tsx";

// A build replaces the condition with false and drops the specimens.
const SpecimensPage = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import("./pages/specimens/specimens-page.tsx")).SpecimensPage,
    }))
  : null;

/** The whole route table. Without an operator's session every address shows the sign-in page. */
export function AppRoutes() {
  return (
    <Routes>
      {SpecimensPage ? (
        <Route
          path={paths.specimens()}
          element={
            <Suspense fallback={null}>
              <SpecimensPage />
            </Suspense>
          }
        />
      ) : null}
      <Route
        element={
          <OperatorGate signInPage={SignInPage} setUpPage={RequiredFactorPage}>
            <AutoRefreshProvider>
              <PanelFrame>
                <Outlet />
              </PanelFrame>
            </AutoRefreshProvider>
          </OperatorGate>
        }
      >
        <Route
          element={
            <PanelTabs>
              <Outlet />
            </PanelTabs>
          }
        >
          <Route path={paths.users()} element={<UsersPage />} />
          <Route path={paths.alerts()} element={<AlertsPage />} />
          <Route path={paths.funnel()} element={<FunnelPage />} />
          <Route path={paths.claims()} element={<ClaimsPage />} />
          <Route path={paths.errors()} element={<ErrorsPage />} />
          <Route path={paths.audit()} element={<AuditPage />} />
        </Route>
        <Route
          path={paths.yourSignIn()}
          element={
            <PanelErrorBoundary>
              <YourSignInPage />
            </PanelErrorBoundary>
          }
        />
        {[paths.root(), paths.admin()].map((path) => (
          <Route key={path} path={path} element={<Navigate to={paths.users()} replace />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
