import { DocumentPage } from "../../shell/document-page.tsx";
import { PRIVACY_CHAPTERS } from "./privacy-chapters.tsx";

const SUMMARY = [
  "We keep what you give us so that your blueprints are there when you come back.",
  "Your birth details and answers are used to write for you and for nothing else. Nobody buys them.",
  "Nothing measures your visit or advertises to you unless you have said yes.",
  "You can download everything and delete your account yourself, at once, at any time.",
];

/** What is stored about people, for how long, who sees it and what they can do about it. */
export function PrivacyPage() {
  return (
    <DocumentPage
      title="Privacy Policy"
      since="21 November 2026"
      summary={SUMMARY}
      chapters={PRIVACY_CHAPTERS}
    />
  );
}
