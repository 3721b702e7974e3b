import type { GeneratedProfile, User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { Notice } from "@cosmic/ui/notice";
import { Suspense } from "react";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../router.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useStep } from "../../shared/funnel/use-step.ts";
import { lazyComponent } from "../../shell/lazy-component.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { Argument } from "./book/argument.tsx";
import { BookParts } from "./book/book-parts.tsx";
import { SkyAndStandouts } from "./book/sky-and-standouts.tsx";
import { Summary } from "./book/summary.tsx";
import { useReadingPlace } from "./book/use-reading-place.ts";
import { ChapterTrialLink } from "./chapters/chapter-trial-link.tsx";
import { ReportDisclaimer } from "./chapters/disclaimers.tsx";
import { FullReport } from "./chapters/full-report.tsx";
import { PreviewReport } from "./chapters/preview-report.tsx";
import { BirthChart } from "./chart/birth-chart.tsx";
import { PaymentNote } from "./checkout/payment-note.tsx";
import { hasHours, listAnchors } from "./contents/anchors.ts";
import { ChapterList } from "./contents/chapter-list.tsx";
import { ChaptersButton } from "./contents/chapters-button.tsx";
import { KeyStrengths } from "./header/key-strengths.tsx";
import "./print.css";
import { Upsell } from "./checkout/upsell.tsx";
import { type AwaitedPayment, useAwaitedPayment } from "./checkout/use-awaited-payment.ts";
import { type Checkout, useCheckout } from "./checkout/use-checkout.ts";
import { useCheckoutFlag } from "./checkout/use-checkout-flag.ts";
import { useFocusReport } from "./checkout/use-focus-report.ts";
import { OtherEditions } from "./editions/other-editions.tsx";
import { WhyThisLine } from "./evidence/why-this-line.tsx";
import { ExpansionNote } from "./expansion/expansion-note.tsx";
import { useExpansion } from "./expansion/use-expansion.ts";
import { ReportHeader } from "./header/report-header.tsx";
import { ReportTools } from "./header/report-tools.tsx";
import { ReportError } from "./load/report-error.tsx";
import { getReportView } from "./load/report-view.ts";
import { useReport } from "./load/use-report.ts";

/** Of owners alone, who may correct the birth. */
const lazyOffer = lazyComponent(
  async () => (await import("./chart/birth-details-offer.tsx")).BirthDetailsOffer,
);
/** Of quizzes, not of chosen types, and last on the page. */
const lazyClarity = lazyComponent(async () => (await import("./quiz-clarity.tsx")).QuizClarity);
/** Of births whose time is not known to the minute. */
const lazyCertain = lazyComponent(
  async () => (await import("./hours/certain-line.tsx")).CertainLine,
);
const lazyHours = lazyComponent(
  async () => (await import("./hours/hours-section.tsx")).HoursSection,
);
/** Of old reports only. */
const lazyNewEdition = lazyComponent(
  async () => (await import("./header/new-edition.tsx")).NewEdition,
);

/** The report: a preview, or all of it, of the blueprint in this tab or of a saved one. */
export function ResultPage() {
  const [query] = useSearchParams();
  const slug = query.get("slug") || null;
  const { user } = useCurrentUser();
  const isFlagged = useCheckoutFlag(user !== null);
  const state = useReport(slug);
  // No checkout for a report the user can already read, or will once the payment arrives.
  const hasAccess = user?.hasLifetimeAccess === true;
  const payment = useAwaitedPayment(user !== null, hasAccess);
  const checkout = useCheckout(slug, isFlagged && !hasAccess && payment === "none");
  return (
    <SitePage title="Your Blueprint">
      {state.status === "loading" ? <PageLoading /> : null}
      {state.status === "error" ? (
        <ReportError needsSignIn={slug !== null && state.user === null} lost={state.lost} />
      ) : null}
      {state.status === "ready" ? (
        <Report {...state} checkout={checkout} payment={payment} />
      ) : null}
    </SitePage>
  );
}

interface ReportProps {
  profile: GeneratedProfile;
  user: User | null;
  isOwner: boolean;
  isInAccount: boolean;
  retry: () => void;
  checkout: Checkout;
  payment: AwaitedPayment;
}

function Report({ profile, user, isOwner, isInAccount, retry, checkout, payment }: ReportProps) {
  const { isFull, isTextMissing, report } = getReportView(profile, { user, isOwner });
  const expansion = useExpansion(profile, isFull);
  useStep("report_viewed", true, isFull ? "full" : "preview");
  useStep("premium_report_viewed", isFull && !isTextMissing);
  const isPaidAlready = isFull && checkout.problem?.isPaidAlready === true;
  useFocusReport(isPaidAlready);
  const isWhole = isFull && profile.isPaid && profile.isPremium;
  const book = isFull ? profile.book : null;
  // Of a report that is still being written nothing folds or moves once the rest of it arrives.
  const isBook = book !== null || (isFull && !isWhole);
  const anchors = listAnchors(profile, report, isOwner, isInAccount);
  const isOpenHours = isInAccount && hasHours(profile);
  const place = useReadingPlace(profile.slug, isBook ? anchors.chapters : []);
  const hasContents = isFull && anchors.chapters.length > 1;
  return (
    <WhyThisLine slug={profile.slug} isOffered={isWhole}>
      <div className="flex flex-col gap-20 print:block print:*:mb-8">
        {hasContents ? <ChaptersButton anchors={anchors} /> : null}
        <div className="flex flex-col gap-10">
          {isFull ? null : <PaymentNote payment={payment} />}
          <ReportHeader profile={profile} isFull={isFull}>
            {book ? (
              <div className="flex flex-col items-start gap-6 pt-6 print:hidden">
                <Button size="lg" onClick={place.go}>
                  {place.label}
                </Button>
                <ReportTools slug={profile.slug} />
              </div>
            ) : undefined}
          </ReportHeader>
          {isOpenHours ? (
            // Of about the height that its text takes, so that the page does not move when it comes.
            <div className="min-h-48 sm:min-h-20">
              <Suspense fallback={null}>
                <lazyCertain.Component {...profile} />
              </Suspense>
            </div>
          ) : null}
          {isTextMissing ? <MissingText retry={retry} /> : null}
          <ExpansionNote {...expansion} />
          {isPaidAlready ? (
            <Notice variant="good" title={checkout.problem?.title ?? ""}>
              {checkout.problem?.words}
            </Notice>
          ) : null}
          {isWhole && isOwner && book === null ? (
            <Suspense fallback={null}>
              <lazyNewEdition.Component {...profile} />
            </Suspense>
          ) : null}
          {isInAccount ? <OtherEditions profile={profile} /> : null}
          {hasContents && !isBook ? <ChapterList anchors={anchors} /> : null}
          {isWhole && book === null ? <ReportTools slug={profile.slug} /> : null}
        </div>
        {book ? (
          <>
            <Summary {...profile} book={book} report={report} />
            <SkyAndStandouts profile={profile} book={book} />
            <Argument book={book} mbtiType={profile.mbtiType} sunSign={profile.sunSign} />
          </>
        ) : (
          <KeyStrengths strengths={report.strengths} />
        )}
        {isBook ? <BookParts {...{ profile, report, anchors }} /> : null}
        {/* A reader of the full report comes for the chapters, so the free chart follows them. */}
        {isFull && !isBook ? (
          <FullReport report={report} anchors={anchors} profile={profile} />
        ) : null}
        {isFull ? null : (
          <>
            <PreviewReport report={report} />
            {payment === "none" ? <Upsell {...checkout} /> : null}
          </>
        )}
        {book ? null : <BirthChart profile={profile} />}
        {isOpenHours ? (
          <Suspense fallback={null}>
            <lazyHours.Component profile={profile} />
          </Suspense>
        ) : null}
        {isOwner ? (
          <Suspense fallback={null}>
            <lazyOffer.Component profile={profile} isSignedIn={user !== null} />
          </Suspense>
        ) : null}
        {profile.axes ? (
          <Suspense fallback={null}>
            <lazyClarity.Component {...profile} isOwner={isOwner} />
          </Suspense>
        ) : null}
        <div className="flex flex-col gap-10">
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
            <Button asChild variant="secondary" size="lg">
              <Link to={paths.quiz()}>Create Another Blueprint</Link>
            </Button>
            {isWhole && isOwner ? <ChapterTrialLink slug={profile.slug} /> : null}
            {isFull ? (
              <a href="#main" className={linkStyle({ tone: "strong" })}>
                Back to the top
              </a>
            ) : null}
          </div>
          <ReportDisclaimer />
        </div>
      </div>
    </WhyThisLine>
  );
}

function MissingText({ retry }: { retry: () => void }) {
  return (
    <Notice
      variant="signal"
      role="alert"
      title="The full text could not be loaded"
      action={
        <Button variant="secondary" size="sm" onClick={retry}>
          Load it again
        </Button>
      }
    >
      You have access to this whole blueprint, but only its opening could be loaded.
    </Notice>
  );
}
