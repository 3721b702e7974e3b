import { isMbtiType, MBTI_TITLES, type MbtiType } from "./types.ts";

/** What the type result shows. */
export interface TypeDescription {
  title: string;
  /** Two or three sentences. */
  description: string;
  /** Four badges. */
  traits: readonly [string, string, string, string];
}

const PORTRAITS: Readonly<Record<MbtiType, Omit<TypeDescription, "title">>> = {
  INTJ: {
    description:
      "You see how a thing could work long before it is built, and you are patient enough to build it. Much of your best thinking happens alone, and what you bring back from it is usually a plan. You ask of every rule what it is for.",
    traits: ["Strategic", "Independent", "Far-sighted", "Exacting"],
  },
  INTP: {
    description:
      "You take ideas apart to see what holds them together, and you are in no hurry to put them back. A question with no known answer is good company for you. People come to you for the angle nobody else had tried.",
    traits: ["Analytical", "Curious", "Inventive", "Open-minded"],
  },
  ENTJ: {
    description:
      "You look at a tangle and see the order it should be done in. Goals grow clearer when you speak of them, and people tend to fall in behind the clearest voice. Few things tire you more than a meeting that decides nothing.",
    traits: ["Decisive", "Organised", "Ambitious", "Direct"],
  },
  ENTP: {
    description:
      "You try ideas the way others try doors, to see which ones open. A good argument is play for you, and you may take the other side just to learn what it is made of. Beginnings come easily, and so does the joke that ends a quarrel.",
    traits: ["Quick-witted", "Resourceful", "Challenging", "Versatile"],
  },
  INFJ: {
    description:
      "You read what people mean beneath what they say, often before they know it themselves. Your sense of purpose is quiet and hard to move. You give your trust slowly and then for a long time.",
    traits: ["Insightful", "Principled", "Devoted", "Private"],
  },
  INFP: {
    description:
      "You carry a clear sense of what matters and measure most things against it. Your inner life is rich, and part of it finds its way into words, images or the care you give. You notice the one person the room forgot.",
    traits: ["Imaginative", "Sincere", "Gentle", "Idealistic"],
  },
  ENFJ: {
    description:
      "You sense the mood of a group and know what would bring it together. People often see themselves a little better after talking with you. Your own wishes can wait too long in the queue you keep for everyone.",
    traits: ["Warm", "Persuasive", "Attentive", "Responsible"],
  },
  ENFP: {
    description:
      "You find a spark in nearly everyone and cannot help fanning it. Possibilities crowd in on you, and the newest one tends to shine brightest. When something truly matters to you, that same energy turns into staying power.",
    traits: ["Enthusiastic", "Expressive", "Perceptive", "Spontaneous"],
  },
  ISTJ: {
    description:
      "You do what you said you would do, on the day you said it. You trust what has been tested and keep the details others let slip. Your care shows less in words than in things that simply work.",
    traits: ["Dependable", "Thorough", "Practical", "Honest"],
  },
  ISFJ: {
    description:
      "You remember how people take their tea and what they were worried about last spring. Much of what you give is given quietly, and things run well because you were there. You guard what is worth keeping.",
    traits: ["Caring", "Loyal", "Observant", "Patient"],
  },
  ESTJ: {
    description:
      "You like things settled, shared out and finished. When nobody is in charge you notice at once, and before long somebody is. People may not always agree with you, but they know where you stand.",
    traits: ["Efficient", "Clear", "Steadfast", "Practical"],
  },
  ESFJ: {
    description:
      "You make a place feel looked after, and the people in it too. Birthdays, promises and old customs are safe with you. You feel a quarrel in the next room and want to mend it.",
    traits: ["Generous", "Sociable", "Conscientious", "Supportive"],
  },
  ISTP: {
    description:
      "You understand a thing best with it in your hands. You stay cool when something breaks, and you would sooner fix it than talk about it. Freedom to work in your own way matters more to you than praise.",
    traits: ["Hands-on", "Calm", "Logical", "Self-reliant"],
  },
  ISFP: {
    description:
      "You live close to what you can see, touch and hear, and you have an eye for what is fitting. Your values show in what you make and how you treat people, seldom in speeches. You let others be, and hope for the same.",
    traits: ["Artistic", "Kind", "Adaptable", "Unassuming"],
  },
  ESTP: {
    description:
      "You are at your best where things are happening now. You read a situation fast, act on it, and correct course as you go. Sitting still through a long explanation is the hard part.",
    traits: ["Bold", "Perceptive", "Energetic", "Pragmatic"],
  },
  ESFP: {
    description:
      "You bring a room to life and mean it kindly. The present moment gets your full attention, and people feel that. You would rather show someone a good time than tell them about one.",
    traits: ["Lively", "Friendly", "Playful", "Generous"],
  },
};

/** Shown for a type that is none of the sixteen. */
const UNKNOWN: TypeDescription = {
  title: "Your Personality Type",
  description:
    "Your answers draw a pattern of your own. Read the blueprint as a set of prompts, and keep what you recognize.",
  traits: ["Thoughtful", "Curious", "Adaptable", "Individual"],
};

/** Title, description and traits of one of the sixteen types, and generic ones for anything else. */
export function describeType(type: unknown): TypeDescription {
  return isMbtiType(type) ? { title: MBTI_TITLES[type], ...PORTRAITS[type] } : UNKNOWN;
}
