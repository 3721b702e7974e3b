import { PRODUCT_NAME } from "@cosmic/domain";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { Notice } from "@cosmic/ui/notice";
import { PageFrame } from "@cosmic/ui/page-frame";
import { SiteHeader } from "@cosmic/ui/site-header";
import { Wordmark } from "@cosmic/ui/wordmark";
import type { Visit } from "../../shell/operator-gate.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { PanelFooter } from "../../shell/panel-footer.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

/** Shown at every address until an operator has signed in; the address stays. */
export function SignInPage({ hasSessionEnded }: Visit) {
  return (
    <PageFrame
      header={<SiteHeader edge="static" brand={<Wordmark name={PRODUCT_NAME} />} />}
      footer={<PanelFooter />}
    >
      <PageTitle>Operator sign-in</PageTitle>
      <div className="page-x mx-auto grid w-full max-w-[var(--page-width)] items-center gap-x-16 pt-12 sm:pt-20 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="mx-auto flex w-full max-w-[30rem] flex-col gap-8">
          <div className="flex flex-col gap-4">
            <p className="label-caps text-brass">Operator panel</p>
            <h1 className="text-4xl text-ink">Operator sign-in</h1>
            <p className="text-lg text-ink-muted">
              For the team that runs {PRODUCT_NAME}. Customer accounts cannot sign in here.
            </p>
          </div>
          {hasSessionEnded ? (
            <Notice title="Your session has ended">
              <p>Sign in again to continue where you left off.</p>
            </Notice>
          ) : null}
          <SignInSteps />
        </div>
        <div className="hidden justify-self-center opacity-80 lg:block lg:w-full lg:max-w-[34rem]">
          <FigureRing />
        </div>
      </div>
    </PageFrame>
  );
}
