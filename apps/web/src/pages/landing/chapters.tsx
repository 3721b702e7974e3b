import { AstrologyExplainer } from "./astrology-explainer.tsx";
import { Discoveries } from "./discoveries.tsx";
import { Faq } from "./faq.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { TypeExplainer } from "./type-explainer.tsx";

/** The middle of the landing page: text, tables and native disclosures, no behavior of its own. */
export function Chapters() {
  return (
    <>
      <HowItWorks />
      <Discoveries />
      <TypeExplainer />
      <AstrologyExplainer />
      <Faq />
    </>
  );
}
