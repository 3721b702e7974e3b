import { DocumentPage } from "../../shell/document-page.tsx";
import { PRIVACY_CHAPTERS } from "./privacy-chapters.tsx";

const SUMMARY = [
  "We keep what you give us so that your blueprints are there when you come back.",
  "Your birth details and answers are used only to write your blueprints. We never sell them.",
  "We do not measure your visit or use advertising tools unless you allow it.",
  "You can download all your data or delete your account yourself at any time.",
];

/** What is stored about users, for how long, who receives it and what users can do about it. */
export function PrivacyPage() {
  return (
    <DocumentPage
      title="Privacy Policy"
      since="November 22, 2026"
      summary={SUMMARY}
      chapters={PRIVACY_CHAPTERS}
    />
  );
}
