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
          months, and copies to take along.
        </p>
        <p>
          You need an account for the quiz and to keep what you make. One account is one person.
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
          Lifetime access costs {LIFETIME_PRICE_LABEL} in US dollars. You pay once. It opens every
          blueprint of your account in full, those you have and those you make later. Nothing renews
          and nothing is charged again.
        </p>
        <p>
          You pay on the page of a payment provider, which shows the amount before you agree. Your
          card details go to the provider and never reach this site. Access opens when the provider
          confirms the payment, usually within seconds.
        </p>
        <p>Lifetime means for as long as this site is run.</p>
      </Prose>
    ),
  },
  {
    id: "refunds",
    title: refundDays() > 0 ? `Money back within ${refundDays()} days` : "Refunds",
    content: (
      <Prose>
        {refundDays() > 0 ? (
          <p>
            Ask under <Link to={paths.yourData()}>Your data</Link> within {refundDays()} days of
            paying and you get the whole amount back, without having to say why. It returns the way
            it was paid. Lifetime access then ends, your account stays, and your blueprints can be
            read as previews again.
          </p>
        ) : null}
        <p>Should you ever be charged twice, the second payment is returned whenever you notice.</p>
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
          legal or financial advice, and it does not replace someone who knows you and the matter.
        </p>
        <p>
          Do not use it to decide whom to hire, to teach, to lend to or to treat, nor to judge
          anybody else.
        </p>
        <p>
          The quiz is our own and short. It is not the MBTI® instrument: MBTI and Myers-Briggs are
          registered trademarks of their owner, who has nothing to do with this site and does not
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
            Leave the site usable for others: no attacks, no automated mass use, no way round its
            limits. An account used for that can be closed.
          </li>
          <li>
            You can close it yourself at any time under <Link to={paths.yourData()}>Your data</Link>
            . It is deleted at once.
          </li>
        </ul>
        <p>
          What is stored about you, and for how long, stands in the{" "}
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
          Your blueprints are yours to read, print, keep and show to whomever you like. Please do
          not sell them or pass them off as somebody's assessment.
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
          The site may be out of reach at times, and its texts may change with better writing. A
          report you have stays as it was written.
        </p>
        <p>
          These terms may change too; the day at the top then changes with them. What you have paid
          for stays yours. Nothing here takes away rights that the law gives you as a consumer.
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
