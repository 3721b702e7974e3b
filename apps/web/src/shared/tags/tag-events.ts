import {
  FUNNEL_STEP_NAMES,
  type FunnelStep,
  funnelStepNumber,
  LIFETIME_PRICE,
} from "@cosmic/domain";

/** What a service is told: numbers and names of our own, nothing that comes from a person. */
export interface TagEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

const PRICE = { value: LIFETIME_PRICE.cents / 100, currency: "USD" } as const;

interface Meaning {
  conversion?: TagEvent["params"];
  /** The pixel's own word for it. */
  pixel?: TagEvent;
}

/** The steps that stand for more than a step. */
const MEANINGS: Partial<Record<FunnelStep, Meaning>> = {
  report_viewed: {
    conversion: { conversion_type: "view" },
    pixel: { name: "ViewContent", params: {} },
  },
  checkout_initiated: {
    conversion: { conversion_type: "checkout_start", ...PRICE },
    pixel: { name: "InitiateCheckout", params: PRICE },
  },
  payment_completed: {
    conversion: { conversion_type: "purchase", ...PRICE },
    pixel: { name: "Purchase", params: PRICE },
  },
};

const isLead = (step: FunnelStep) => step === "report_generated";

function funnelStep(step: FunnelStep): TagEvent {
  return {
    name: "funnel_step",
    params: {
      step_name: step,
      step_number: funnelStepNumber(step),
      step_description: FUNNEL_STEP_NAMES[step],
    },
  };
}

/** What the analytics service is told of a step. */
export function analyticsEvents(step: FunnelStep): readonly TagEvent[] {
  const conversion = MEANINGS[step]?.conversion;
  return [
    funnelStep(step),
    ...(conversion ? [{ name: "conversion", params: { ...conversion, currency: "USD" } }] : []),
    ...(isLead(step) ? [{ name: "generate_lead", params: { currency: "USD" } }] : []),
  ];
}

/** What the ad pixel is told of a step. */
export function pixelEvents(step: FunnelStep): readonly TagEvent[] {
  const pixel = MEANINGS[step]?.pixel;
  return [
    funnelStep(step),
    ...(pixel ? [pixel] : []),
    ...(isLead(step) ? [{ name: "Lead", params: {} }] : []),
  ];
}
