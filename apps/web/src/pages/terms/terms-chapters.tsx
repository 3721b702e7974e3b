import { LIFETIME_PRICE_LABEL, PRODUCT_NAME } from "@cosmic/domain";
import { Prose } from "@cosmic/ui/page-frame";
import { refundDays } from "../../config.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { OperatorLines } from "../../shared/legal/operator-lines.tsx";
import type { DocumentChapter } from "../../shell/document-page.tsx";

export const TERMS_CHAPTERS: readonly DocumentChapter[] = [
  {
    id: "what-you-get",
    title: "What you get",
    content: (
      <Prose>
        <p>
          {PRODUCT_NAME} writes a blueprint from two things: your personality type, which you choose
          or which eight questions suggest, and the sky at your birth, computed from the date and,
          where you give them, the time and place.
        </p>
        <p>
          The preview is free: your archetype, an overview, your strengths, the beginning of three
          chapters and your birth chart. The full report holds every chapter, a forecast for twelve
          months, and copies to download.
        </p>
        <p>
          You need an account to take the quiz and to keep your blueprints. Each account is for one
          person.
        </p>
      </Prose>
    ),
  },
  {
    id: "price",
    title: "What it costs",
    content: (
      <Prose>
        <p>
          Lifetime access costs {LIFETIME_PRICE_LABEL} in US dollars. You pay once. It unlocks every
          blueprint in your account in full, now and in the future. Nothing renews and nothing is
          charged again.
        </p>
        <p>
          You pay on the page of a payment provider, which shows the amount before you agree. Your
          card details go to the provider and never reach this site. Access opens when the provider
          confirms the payment, usually within seconds.
        </p>
        <p>Lifetime means for as long as this site operates.</p>
      </Prose>
    ),
  },
  {
    id: "refunds",
    title: refundDays() > 0 ? `Refunds within ${refundDays()} days` : "Refunds",
    content: (
      <Prose>
        {refundDays() > 0 ? (
          <>
            <p>
              Request a refund under <Link to={paths.yourData()}>Your data</Link> within{" "}
              {refundDays()} days of paying and you get the full amount back. You do not have to
              give a reason. The refund goes to your original payment method. Lifetime access then
              ends, your account stays, and you can read your blueprints as previews again.
            </p>
            <p>
              You can do this once: one refund per person and per card. It ends when you download a
              full copy of what you bought: a PDF, a calendar, or the archive of your data. By
              downloading it you ask us to deliver at once, and you agree that you lose the right to
              withdraw from the contract that consumer law gives you in some countries.
            </p>
            <p>
              Every other request goes to the operator. Press “Ask for a refund” beside the payment:
              the operator reads your request, decides, and writes to you.
            </p>
          </>
        ) : null}
        <p>
          If you are ever charged twice, we refund the second payment, no matter when you notice.
        </p>
      </Prose>
    ),
  },
  {
    id: "what-it-is-not",
    title: "What a blueprint is not",
    content: (
      <Prose>
        <p>
          It is written for self-reflection and entertainment. It is not psychological, medical,
          legal or financial advice, and it does not replace a qualified professional.
        </p>
        <p>
          Do not use it to make decisions about hiring, education, lending or treatment, or to judge
          other people.
        </p>
        <p>
          The quiz is short and our own. It is not the MBTI® instrument: MBTI and Myers-Briggs are
          registered trademarks of their owner, who is not affiliated with this site and does not
          endorse it.
        </p>
        <p>
          The positions in the sky are computed with care. What they are said to mean is a symbolic
          tradition, used here as a prompt for reflection. There is no evidence that it predicts
          personality or events.
        </p>
      </Prose>
    ),
  },
  {
    id: "your-account",
    title: "Your account",
    content: (
      <Prose>
        <ul>
          <li>Give an email address that is yours, and keep your password to yourself.</li>
          <li>Enter the birth details of other people only with their consent.</li>
          <li>
            Keep the site usable for others: no attacks, no automated mass use, no working around
            its limits. We can close an account used for that.
          </li>
          <li>
            You can close it yourself at any time under <Link to={paths.yourData()}>Your data</Link>
            . It is deleted at once.
          </li>
        </ul>
        <p>
          What is stored about you, and for how long, is described in the{" "}
          <Link to={paths.privacy()}>Privacy Policy</Link>.
        </p>
      </Prose>
    ),
  },
  {
    id: "your-reports",
    title: "Your reports",
    content: (
      <Prose>
        <p>
          Your blueprints are yours to read, print, keep and share. Please do not sell them or
          present them as a professional assessment.
        </p>
      </Prose>
    ),
  },
  {
    id: "no-promises",
    title: "What we do not promise",
    content: (
      <Prose>
        <p>
          The site may be unavailable at times, and its texts may change as we improve them. A
          report you already have stays as it was written.
        </p>
        <p>
          These terms may change too; the date at the top changes with them. What you have paid for
          stays yours. Nothing here takes away rights that the law gives you as a consumer.
        </p>
      </Prose>
    ),
  },
  {
    id: "operator",
    title: "Who runs this site",
    content: (
      <Prose>
        <OperatorLines />
      </Prose>
    ),
  },
];
