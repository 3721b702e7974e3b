import type { Translation } from "vanilla-cookieconsent";
import type { TagIds } from "./tag-ids.ts";

const ALLOW = "Allow all";
const REFUSE = "Refuse all";

/** What the banner and the choices say. */
export function consentTranslation({ analytics, pixel }: TagIds, privacyPath: string): Translation {
  const services = [
    ...(analytics ? ["Google Analytics counts visits"] : []),
    ...(pixel ? ["the Meta pixel tells which advertisement led here"] : []),
  ].join(", and ");
  return {
    consentModal: {
      title: "May we measure this visit?",
      description: `If you allow it, ${services}. Nobody is told your email address, birth date, type or what you read here. The site works the same either way. <a href="${privacyPath}">Privacy Policy</a>`,
      acceptAllBtn: ALLOW,
      acceptNecessaryBtn: REFUSE,
      showPreferencesBtn: "Choose one by one",
    },
    preferencesModal: {
      title: "What may be measured",
      acceptAllBtn: ALLOW,
      acceptNecessaryBtn: REFUSE,
      savePreferencesBtn: "Keep my choice",
      closeIconLabel: "Close",
      sections: [
        {
          title: "What the site needs",
          description:
            "Keeps you signed in, and remembers this choice for half a year. Told to nobody.",
          linkedCategory: "necessary",
        },
        ...(analytics
          ? [
              {
                title: "Counting visits",
                description:
                  "Google Analytics learns which steps of the site visits reach, and the number of your account if you are signed in. It sets a cookie of its own.",
                linkedCategory: "analytics",
              },
            ]
          : []),
        ...(pixel
          ? [
              {
                title: "Advertising",
                description:
                  "Meta learns that a visit reached a step, the number of your account if you are signed in, and whether something was bought, so that advertisements can be counted.",
                linkedCategory: "advertising",
              },
            ]
          : []),
      ],
    },
  };
}
