import { PRODUCT_NAME } from "@cosmic/domain";
import { Container, PageFrame } from "@cosmic/ui/page-frame";
import { Wordmark } from "@cosmic/ui/wordmark";
import { useCurrentOperator } from "../../shared/current-operator/current-operator.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { PanelFooter } from "../../shell/panel-footer.tsx";
import { PanelHeader } from "../../shell/panel-header.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** The only page of an operator who still has to set up the second factor that is required here. */
export function RequiredFactorPage({ onDone }: { onDone: () => void }) {
  const { operator } = useCurrentOperator();
  return (
    <PageFrame
      header={<PanelHeader brand={<Wordmark name={PRODUCT_NAME} />} />}
      footer={<PanelFooter />}
    >
      <PageTitle>Set up two-step sign-in</PageTitle>
      <Container>
        <div className="mx-auto flex max-w-[38rem] flex-col gap-10 pt-12 sm:pt-20">
          <div className="flex flex-col gap-4">
            <p className="label-caps text-brass">Operator panel</p>
            <h1 className="text-4xl text-ink">
              Set up <span className="whitespace-nowrap">two-step</span> sign-in
            </h1>
            <p className="text-lg text-ink-muted">
              Every operator of {PRODUCT_NAME} signs in with a password and a code from an
              authenticator app. The panel opens as soon as this is set up.
            </p>
            <p className="min-w-0 break-words text-ink-muted">Signed in as {operator?.email}</p>
          </div>
          <SecondFactor onSetUp={onDone} />
        </div>
      </Container>
    </PageFrame>
  );
}
