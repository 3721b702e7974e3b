import type { Translation } from "vanilla-cookieconsent";
import type { TagIds } from "./tag-ids.ts";

const ALLOW = "Allow all";
const REFUSE = "Refuse all";

/** What the banner and the choices say. */
export function consentTranslation({ analytics, pixel }: TagIds, privacyPath: string): Translation {
  const services = [
    ...(analytics ? ["Google Analytics counts visits"] : []),
    ...(pixel ? ["the Meta pixel shows which ad led here"] : []),
  ].join(", and ");
  return {
    consentModal: {
      title: "May we measure this visit?",
      description: `If you allow it, ${services}. We never share your email address, birth date, type or what you read here. The site works the same either way. <a href="${privacyPath}">Privacy Policy</a>`,
      acceptAllBtn: ALLOW,
      acceptNecessaryBtn: REFUSE,
      showPreferencesBtn: "Choose individually",
    },
    preferencesModal: {
      title: "What may be measured",
      acceptAllBtn: ALLOW,
      acceptNecessaryBtn: REFUSE,
      savePreferencesBtn: "Save my choice",
      closeIconLabel: "Close",
      sections: [
        {
          title: "What the site needs",
          description:
            "Keeps you signed in, and remembers this choice for six months. Not shared with anyone.",
          linkedCategory: "necessary",
        },
        ...(analytics
          ? [
              {
                title: "Counting visits",
                description:
                  "Google Analytics receives which steps a visit reaches, a random number of the visit, and your account number if you are signed in. It sets its own cookies. We then also keep the visit with your account.",
                linkedCategory: "analytics",
              },
            ]
          : []),
        ...(pixel
          ? [
              {
                title: "Advertising",
                description:
                  "Meta receives which steps a visit reaches, a random number of the visit, your account number if you are signed in, and whether something was bought, to measure how well ads work.",
                linkedCategory: "advertising",
              },
            ]
          : []),
      ],
    },
  };
}
