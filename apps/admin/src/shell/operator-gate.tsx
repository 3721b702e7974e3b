import { PRODUCT_NAME } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { Orbit } from "@cosmic/ui/orbit";
import { Container, PageFrame } from "@cosmic/ui/page-frame";
import { SiteHeader } from "@cosmic/ui/site-header";
import { Wordmark } from "@cosmic/ui/wordmark";
import { type ComponentType, type ReactNode, useState } from "react";
import { useCurrentOperator } from "../shared/current-operator/current-operator.ts";
import { PageTitle } from "./page-title.tsx";
import { PanelFooter } from "./panel-footer.tsx";
import { useFocusOnChange } from "./use-focus-on-change.ts";

export interface Visit {
  /** An operator was signed in, and the session ended without logging out. */
  hasSessionEnded: boolean;
}

interface OperatorGateProps {
  /** The page shown at every address while signed out. */
  signInPage: ComponentType<Visit>;
  /** Shown at every address while the operator still has to set up the second factor that is required. */
  setUpPage: ComponentType<{ onDone: () => void }>;
  children: ReactNode;
}

/** Shows its children to a signed-in operator only. The server guards the data; this guards the view. */
export function OperatorGate({
  signInPage: SignInPage,
  setUpPage: SetUpPage,
  children,
}: OperatorGateProps) {
  const { operator, isLoading, hasFailed, isFetching, refetch } = useCurrentOperator();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (operator && !wasSignedIn) setWasSignedIn(true);
  // It stays until the operator is done with it: the recovery codes are shown after the last step.
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (operator?.mustSetUpSecondFactor && !isSettingUp) setIsSettingUp(true);
  if (!operator && isSettingUp) setIsSettingUp(false);
  const shown = isSettingUp ? "set-up" : operator ? "panel" : "sign-in";
  useFocusOnChange(isLoading || hasFailed ? null : shown);
  if (operator && isSettingUp) {
    return (
      <SetUpPage
        onDone={() => {
          void refetch().then(() => {
            setIsSettingUp(false);
          });
        }}
      />
    );
  }
  if (operator) return children;
  if (isLoading) {
    return (
      <PendingFrame>
        <Orbit label="Loading" />
      </PendingFrame>
    );
  }
  if (hasFailed) {
    return (
      <PendingFrame>
        <PageTitle>Connection Error</PageTitle>
        <h1 className="sr-only">Connection Error</h1>
        <Notice
          variant="signal"
          role="alert"
          title="Connection Error"
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <p>Unable to connect to the server. Please try again.</p>
        </Notice>
      </PendingFrame>
    );
  }
  return <SignInPage hasSessionEnded={wasSignedIn} />;
}

/** The frame while it is unknown whether an operator is signed in. */
function PendingFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      header={<SiteHeader edge="static" brand={<Wordmark name={PRODUCT_NAME} />} />}
      footer={<PanelFooter />}
    >
      <Container width="narrow">
        <div className="grid min-h-[60vh] items-center justify-items-center">
          <div>{children}</div>
        </div>
      </Container>
    </PageFrame>
  );
}
