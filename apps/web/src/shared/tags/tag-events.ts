import {
  FUNNEL_STEP_NAMES,
  type FunnelStep,
  funnelStepNumber,
  LIFETIME_PRICE,
} from "@cosmic/domain";
import type { StepDetails } from "../funnel/step-recorder.ts";

/** What a service is told: numbers and names of our own, nothing that comes from a person. */
export interface TagEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

/** A step of the visit as services may hear of it. */
export interface RecordedStep {
  step: FunnelStep;
  details: StepDetails;
  /** The random id of the visit in our own funnel; never that of a sign-in or a payment. */
  sessionId: string;
  /** The number of the account; null for a visitor. It means nothing outside the product. */
  userId: string | null;
}

interface Conversion {
  type: string;
  /** In the price's currency. */
  value: number;
  /** The pixel's own word for it. */
  pixelName: string;
}

const PRICE = LIFETIME_PRICE.cents / 100;
const CURRENCY = "USD";

/** The steps that stand for more than a step. */
const CONVERSIONS: Partial<Record<FunnelStep, Conversion>> = {
  report_viewed: { type: "view", value: 0, pixelName: "ViewContent" },
  checkout_initiated: { type: "checkout_start", value: PRICE, pixelName: "InitiateCheckout" },
  payment_completed: { type: "purchase", value: PRICE, pixelName: "Purchase" },
};

const isLead = (step: FunnelStep) => step === "report_generated";

const getValue = (step: FunnelStep) => CONVERSIONS[step]?.value ?? 0;

function funnelStep({ step, details, sessionId, userId }: RecordedStep): TagEvent {
  return {
    name: "funnel_step",
    params: {
      ...details,
      step_name: step,
      step_number: funnelStepNumber(step),
      step_description: FUNNEL_STEP_NAMES[step],
      value: getValue(step),
      session_id: sessionId,
      ...(userId === null ? {} : { user_id: userId }),
    },
  };
}

/** What both services are told of a step, in the words of the product. */
function sharedEvents(told: RecordedStep): readonly TagEvent[] {
  const { step } = told;
  const conversion = CONVERSIONS[step];
  return [
    funnelStep(told),
    ...(conversion
      ? [
          {
            name: "conversion",
            params: {
              conversion_type: conversion.type,
              value: conversion.value,
              currency: CURRENCY,
            },
          },
        ]
      : []),
    ...(isLead(step) ? [{ name: "Lead", params: {} }] : []),
  ];
}

/** What the analytics service is told of a step; its own word for a lead comes with ours. */
export function analyticsEvents(told: RecordedStep): readonly TagEvent[] {
  return [
    ...sharedEvents(told),
    ...(isLead(told.step) ? [{ name: "generate_lead", params: { currency: CURRENCY } }] : []),
  ];
}

/** What the ad pixel is told of a step; its own word for a conversion comes with ours. */
export function pixelEvents(told: RecordedStep): readonly TagEvent[] {
  const conversion = CONVERSIONS[told.step];
  const worth = conversion?.value ? { value: conversion.value, currency: CURRENCY } : {};
  return [
    ...sharedEvents(told),
    ...(conversion ? [{ name: conversion.pixelName, params: worth }] : []),
  ];
}
