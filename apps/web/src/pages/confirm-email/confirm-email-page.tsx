import { Button } from "@cosmic/ui/button";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { accountQuery } from "../../shared/account/account-query.ts";
import { currentUserQuery, useCurrentUser } from "../../shared/account/current-user.ts";
import { SendConfirmation } from "../../shared/account/send-confirmation.tsx";
import { removeStored, STORE_KEYS } from "../../shared/browser-store/browser-store.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";
import { useConfirmationToken } from "./use-confirmation-token.ts";

const TITLE = "Confirm Your Email Address";

/** The page that the link of the welcome email leads to. */
export function ConfirmEmailPage() {
  const token = useConfirmationToken();
  const { user, isLoading, error, isFetching, refetch } = useCurrentUser();
  if (user) return token === null ? <NoLink /> : <Confirming token={token} />;
  if (isLoading) return <Waiting />;
  if (error) {
    return (
      <Step heading={TITLE}>
        <LoadFailure what="Your account" isRetrying={isFetching} onRetry={() => void refetch()} />
      </Step>
    );
  }
  return (
    <Step
      heading={TITLE}
      lead="Please sign in first. Only the person who uses the account can confirm its address."
    >
      <Button asChild>
        <Link to={paths.authSelect({ returnTo: paths.confirmEmail() })}>Sign In</Link>
      </Button>
    </Step>
  );
}

function Confirming({ token }: { token: string }) {
  const queries = useQueryClient();
  const { mutate, ...confirming } = useMutation({
    mutationFn: () => api.addresses.confirmEmail({ body: { token } }),
    onSuccess: () => {
      removeStored(STORE_KEYS.confirmationToken);
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
      void queries.invalidateQueries(currentUserQuery);
    },
  });
  useEffect(() => {
    mutate();
  }, [mutate]);
  if (confirming.data) return <Confirmed missing={confirming.data.missing} />;
  if (!confirming.error) return <Waiting />;
  const isRefused = confirming.error instanceof ApiError && confirming.error.status === 400;
  const reason = refusalText(confirming.error, "The server could not be reached.");
  if (isRefused) return <NoLink reason={reason} />;
  return (
    <Step heading="Not Confirmed Yet" lead={reason}>
      <Button
        onClick={() => {
          mutate();
        }}
      >
        Try again
      </Button>
    </Step>
  );
}

function Confirmed({ missing }: { missing: "old" | "new" | null }) {
  if (missing !== null) {
    return (
      <Step
        heading="One More Confirmation"
        lead={`Please also open the link we sent to your ${missing === "old" ? "current" : "new"} address. Nothing changes before that.`}
      >
        <Button asChild>
          <Link to={paths.yourData()}>Go to Your Data</Link>
        </Button>
      </Step>
    );
  }
  return (
    <Step
      heading="Your Email Address Is Confirmed"
      lead="What you make under your account stays yours."
    >
      <Button asChild>
        <Link to={paths.dashboard()}>Go to Your Dashboard</Link>
      </Button>
    </Step>
  );
}

function NoLink({
  reason = "This link is incomplete. You can have a new one.",
}: {
  reason?: string;
}) {
  return (
    <Step heading="Invalid Link" lead={reason}>
      <SendConfirmation />
    </Step>
  );
}

function Waiting() {
  return (
    <Step heading={TITLE}>
      <SkeletonGroup label="Confirming your email address">
        <Skeleton lines={2} />
      </SkeletonGroup>
    </Step>
  );
}

function Step({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <SignInPage key={heading} title={TITLE} heading={heading} lead={lead} takesPlace>
      {children}
    </SignInPage>
  );
}
