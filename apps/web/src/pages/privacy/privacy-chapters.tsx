import { Prose } from "@cosmic/ui/page-frame";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { OperatorLines } from "../../shared/legal/operator-lines.tsx";
import type { DocumentChapter } from "../../shell/document-page.tsx";
import { DetailsTable } from "./details-table.tsx";
import { KEPT_IN_BROWSER, RECEIVERS } from "./receivers.ts";
import { STORED_CAPTIONS, STORED_DATA } from "./stored-data.ts";

export const PRIVACY_CHAPTERS: readonly DocumentChapter[] = [
  {
    id: "stored",
    title: "What is kept, and for how long",
    content: (
      <>
        <DetailsTable captions={STORED_CAPTIONS} entries={STORED_DATA} />
        <Prose>
          <p>
            If the operator keeps backups, what you delete leaves them when they are next replaced.
          </p>
        </Prose>
      </>
    ),
  },
  {
    id: "birth-details",
    title: "About your birth details",
    content: (
      <Prose>
        <p>
          A birth date is enough for a blueprint. We ask for a time and a place only where they
          would settle something the date leaves open, such as the sign of the Moon, a Sun sign on
          the day it changes, or the rising sign. Giving them stays your choice, and you can take
          them back.
        </p>
        <p>
          They are used to compute the sky and for nothing else. Places are looked up on our own
          server, so no map or search service learns what you type.
        </p>
        <p>
          Some pages carry your type and birth date in their address, which stays in your own
          browser's history. On a shared computer you may want to clear it.
        </p>
      </Prose>
    ),
  },
  {
    id: "receivers",
    title: "Who else gets to see any of it",
    content: (
      <>
        <Prose>
          <p>We sell nothing about you and swap it with nobody. These learn a part each:</p>
        </Prose>
        <DetailsTable captions={[]} entries={RECEIVERS} />
      </>
    ),
  },
  {
    id: "browser",
    title: "What your browser keeps",
    content: (
      <>
        <Prose>
          <p>
            Only what the site needs in order to work, for which there is nothing to agree to, and
            what you have allowed.
          </p>
        </Prose>
        <DetailsTable captions={[]} entries={KEPT_IN_BROWSER} />
      </>
    ),
  },
  {
    id: "reasons",
    title: "Why we may keep it",
    content: (
      <Prose>
        <p>
          Account, birth details, answers, blueprints, purchases and mail: because you asked for
          what we cannot do without them. Counts of attempts and the log: because the site and its
          accounts have to be kept safe. Steps of a visit: because we have to see where the site
          fails people. Records of payments: because the law asks for them. Measuring visits and
          advertising: only with your consent, which you can take back.
        </p>
      </Prose>
    ),
  },
  {
    id: "your-rights",
    title: "What you can do about it",
    content: (
      <Prose>
        <p>
          Under <Link to={paths.yourData()}>Your data</Link>, by yourself and at once, you can:
        </p>
        <ul>
          <li>see how you sign in and sign out everywhere,</li>
          <li>change your name,</li>
          <li>
            download everything as one archive: your account, birth details, answers and every
            blueprint, in forms that people and programs can read,
          </li>
          <li>delete your account with all of it.</li>
        </ul>
        <p>
          Birth details are changed with a new blueprint. For anything else, such as an objection or
          a question, ask the operator. You may also complain to the data protection authority where
          you live.
        </p>
      </Prose>
    ),
  },
  {
    id: "operator",
    title: "Who answers for it",
    content: (
      <Prose>
        <OperatorLines />
        <p>When this page changes, so does the day at its top. The site is written for adults.</p>
      </Prose>
    ),
  },
];
