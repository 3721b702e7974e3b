import * as CookieConsent from "vanilla-cookieconsent";
import "vanilla-cookieconsent/dist/cookieconsent.css";
import { paths } from "../../paths.ts";
import { sessionId } from "../browser-store/browser-store.ts";
import { stepRecorder } from "../funnel/step-recorder.ts";
import { sendToPixel } from "./ad-pixel.ts";
import { allowAnalytics, sendToAnalytics } from "./analytics-tag.ts";
import "./consent.css";
import { consentTranslation } from "./consent-messages.ts";
import { analyticsEvents, pixelEvents, type RecordedStep } from "./tag-events.ts";
import { parseTags, TAGS_META, type TagIds } from "./tag-ids.ts";

const HALF_A_YEAR_DAYS = 182;
const ANALYTICS = "analytics";
const ADVERTISING = "advertising";

const accepts = (category: string) => CookieConsent.acceptedCategory(category);

function follow(ids: TagIds): void {
  stepRecorder.setConsent(accepts(ANALYTICS));
  if (ids.analytics) allowAnalytics(ids.analytics, accepts(ANALYTICS), accepts(ADVERTISING));
}

/** Tells the services about a step, each only if it may be told. */
function tell(ids: TagIds, told: RecordedStep): void {
  if (ids.analytics && accepts(ANALYTICS)) analyticsEvents(told).forEach(sendToAnalytics);
  if (ids.pixel && accepts(ADVERTISING)) {
    for (const event of pixelEvents(told)) sendToPixel(ids.pixel, event);
  }
}

/**
 * Asks for consent where none was given or refused yet, and measures what comes after a yes. Until
 * then nothing of a third party is fetched, and no step from before it is told afterwards.
 * @param findUserId who is signed in just now
 */
export async function startConsent(findUserId: () => string | undefined): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${TAGS_META}"]`);
  const ids = parseTags(meta?.content ?? "");
  stepRecorder.listen((step, details) => {
    tell(ids, { step, details, sessionId: sessionId(), userId: findUserId() ?? null });
  });
  const onChoice = () => {
    follow(ids);
  };
  await CookieConsent.run({
    mode: "opt-in",
    autoShow: true,
    hideFromBots: false,
    cookie: { name: "cosmic_consent", expiresAfterDays: HALF_A_YEAR_DAYS, sameSite: "Lax" },
    guiOptions: {
      consentModal: { layout: "box", position: "bottom right", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...(ids.analytics ? { [ANALYTICS]: { autoClear: { cookies: [{ name: /^_ga/ }] } } } : {}),
      ...(ids.pixel ? { [ADVERTISING]: { autoClear: { cookies: [{ name: "_fbp" }] } } } : {}),
    },
    onConsent: onChoice,
    onChange: onChoice,
    language: { default: "en", translations: { en: consentTranslation(ids, paths.privacy()) } },
  });
}

/** Opens the choices again, for a change of mind. */
export function showChoices(): void {
  CookieConsent.showPreferences();
}
