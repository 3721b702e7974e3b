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
            If the operator keeps backups, deleted data remains in them until they are next
            replaced.
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
          A birth date is enough for a blueprint. We ask for a time and a place only when they would
          settle something the date leaves open, such as the sign of the Moon, a Sun sign on the day
          it changes, or the rising sign. Giving them is your choice, and you can remove them later.
        </p>
        <p>
          We use them only to compute the sky. Places are looked up on our own server, so no map or
          search service sees what you type.
        </p>
        <p>
          Some pages have your type and birth date in their address, which stays in your browser's
          history. On a shared computer you may want to clear it.
        </p>
      </Prose>
    ),
  },
  {
    id: "receivers",
    title: "Who else receives data",
    content: (
      <>
        <Prose>
          <p>We do not sell or trade your data. These services each receive a part of it:</p>
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
            Only what the site needs in order to work, which requires no consent, and what you have
            allowed.
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
          Account, birth details, answers, blueprints, purchases and email: because we need them to
          provide what you asked for. Counts of attempts and the log: because the site and its
          accounts have to be kept secure. Steps of a visit: because we need to see where the site
          fails its visitors. Records of payments: because the law requires them. Measuring visits
          and advertising, and improving the questions with your answers: only with your consent,
          which you can withdraw.
        </p>
      </Prose>
    ),
  },
  {
    id: "your-rights",
    title: "Your choices",
    content: (
      <Prose>
        <p>
          On the <Link to={paths.yourData()}>Your data</Link> page you can, at any time:
        </p>
        <ul>
          <li>see how you sign in and sign out everywhere,</li>
          <li>change your name and your email address,</li>
          <li>allow or withdraw that your answers improve the questions,</li>
          <li>
            download everything as one archive: your account, birth details, answers and every
            blueprint, in formats that both people and programs can read,
          </li>
          <li>delete your account and everything in it.</li>
        </ul>
        <p>
          To change your birth details, create a new blueprint. For anything else, such as an
          objection or a question, contact the operator. You may also complain to the data
          protection authority where you live.
        </p>
      </Prose>
    ),
  },
  {
    id: "operator",
    title: "Who is responsible",
    content: (
      <Prose>
        <OperatorLines />
        <p>
          When this page changes, the date at the top changes too. The site is intended for adults.
        </p>
      </Prose>
    ),
  },
];
