import { ASSESSMENT, LIFETIME_PRICE, MBTI_TYPES, PRODUCT_NAME, ZODIAC_SIGNS } from "@cosmic/domain";
import { questions } from "./questions.ts";

export const LANDING_DESCRIPTION =
  "Read your personality type and your Sun sign together. Eight questions and a birth date make a personal blueprint: archetype, career, relationships and spiritual path. Free to start.";

/**
 * What search engines read about the landing page (schema.org, JSON-LD): the application with its
 * offer, the quiz, and the questions with their answers.
 * @param origin The site's own origin, such as "https://app.example".
 */
export function structuredData(origin: string): object {
  const offer = {
    "@type": "Offer",
    name: "Lifetime access to the complete blueprint",
    price: (LIFETIME_PRICE.cents / 100).toFixed(2),
    priceCurrency: LIFETIME_PRICE.currency.toUpperCase(),
    availability: "https://schema.org/InStock",
    url: `${origin}/`,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebApplication",
        "@id": `${origin}/#app`,
        name: PRODUCT_NAME,
        url: `${origin}/`,
        description: LANDING_DESCRIPTION,
        image: `${origin}/og-image.png`,
        applicationCategory: "LifestyleApplication",
        operatingSystem: "Any",
        browserRequirements: "A browser with JavaScript",
        inLanguage: "en",
        offers: offer,
      },
      {
        "@type": "Quiz",
        "@id": `${origin}/#quiz`,
        name: `The ${PRODUCT_NAME} quiz`,
        about: `${MBTI_TYPES.length} personality types and ${ZODIAC_SIGNS.length} zodiac signs`,
        educationalUse: "self-reflection",
        timeRequired: ASSESSMENT.duration,
        typicalAgeRange: ASSESSMENT.typicalAgeRange,
        isAccessibleForFree: true,
        inLanguage: "en",
        isPartOf: { "@id": `${origin}/#app` },
      },
      {
        "@type": "FAQPage",
        "@id": `${origin}/#faq`,
        mainEntity: questions().map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
