import { AXES, type Axis, QUIZ_TOPICS } from "@cosmic/domain";
import {
  ITEM_PARAMETERS,
  type ItemAnswer,
  type ItemParameters,
  STABILITY,
  STATEMENTS,
} from "@cosmic/domain/quiz-certainty";
import { createRandom } from "../random.ts";

/**
 * How people answer in a simulation. Not the model's own rule: answers are a share of the trait plus noise, cut at
 * fixed points (the classical test theory of a normal ogive). The shares and the cuts are those that come nearest to the
 * items in use, which in version 1 have the published reliabilities.
 */
export interface World {
  name: string;
  /** How much of an item's share of the trait, as a square, is left. */
  reliability: number;
  /** From two normal draws, one shared by all axes and one of the axis alone: a trait of about unit variance. */
  makeTrait: (shared: number, own: number) => number;
  /** How far the items' shares of the trait differ, up and down. */
  unevenness: number;
  /** A habit of agreeing with whatever a statement says, in deviations. */
  acquiescence: number;
  /** How far the steps of the items lie from where the model has them, up and down. */
  offset: number;
}

/** Items as the model has them, and worlds in which its assumptions do not hold. */
export const WORLDS = {
  asModeled: {
    name: "items as the model has them",
    reliability: 1,
    makeTrait: (_, own) => own,
    unevenness: 0,
    acquiescence: 0,
    offset: 0,
  },
  uneven: {
    name: "uneven items, yea-saying",
    reliability: 1,
    makeTrait: (_, own) => own,
    unevenness: 0.15,
    acquiescence: 0.3,
    offset: 0.25,
  },
  related: {
    name: "related axes (r = .3), skewed traits",
    reliability: 1,
    makeTrait: (shared, own) => {
      const normal = Math.sqrt(0.3) * shared + Math.sqrt(0.7) * own;
      return (normal + 0.25 * (normal * normal - 1)) / Math.sqrt(1 + 2 * 0.25 ** 2);
    },
    unevenness: 0.1,
    acquiescence: 0,
    offset: 0,
  },
  twoCamps: {
    name: "two camps on every axis",
    reliability: 1,
    makeTrait: (_, own) => Math.sign(own) * Math.sqrt(Math.min(Math.abs(own), 4) / 0.8),
    unevenness: 0,
    acquiescence: 0,
    offset: 0,
  },
  noisy: {
    name: "answers at half the reliability",
    reliability: 0.5,
    makeTrait: (_, own) => own,
    unevenness: 0,
    acquiescence: 0,
    offset: 0,
  },
} as const satisfies Record<string, World>;

export interface Taker {
  quiz: readonly ItemAnswer[];
  statements: readonly ItemAnswer[];
  /** The letters that eight other questions an axis give. */
  otherLetters: readonly string[];
  /** The eight questions again after some weeks, with the published stability of the trait. */
  retake: readonly ItemAnswer[];
}

/** Cuts of a normal variable into 16, 22, 24, 22 and 16 %, for the questions that the model has no items of. */
const CUTS = [-0.994, -0.305, 0.305, 0.994];
const OTHERS = 8;

/** Answers in five steps cost some of two questions' correlation; the factor restores it. */
const COARSENESS = 1.12;

/** A logistic curve is a normal ogive of about this discrimination. */
const OGIVE = 1.702;

/** The square of a question's share of the trait, from the reliability of eight. */
const toSquare = (eight: number) => (eight / (OTHERS - (OTHERS - 1) * eight)) * COARSENESS;

const findParameters = (id: string): ItemParameters => {
  const found = ITEM_PARAMETERS.items.find((each) => each.id === id);
  if (!found) throw new Error(`No parameters of ${id}`);
  return found;
};

interface SimulatedItem {
  id: string;
  axis: Axis;
  share: number;
  cuts: readonly number[];
  offset: number;
  /** 1 where agreeing speaks for the second letter. */
  key: 1 | -1;
}

export function simulateTakers(
  world: World,
  count: number,
  { seed = 20261123 }: { seed?: number } = {},
): Taker[] {
  const random = createRandom(seed);
  const drawNormal = () =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = (width: number) => (random() * 2 - 1) * width;
  const scatter = (square: number) => {
    const share = Math.sqrt(Math.min(square, 0.95) * world.reliability);
    return {
      share: Math.min(Math.max(share + spread(world.unevenness), 0.1), 0.97),
      offset: spread(world.offset),
    };
  };
  const makeItem = (id: string, axis: Axis, key: 1 | -1): SimulatedItem => {
    const { a, b } = findParameters(id);
    const square = a ** 2 / (a ** 2 + OGIVE ** 2);
    const cuts = b.map((step) => step * Math.sqrt(square));
    return { id, axis, cuts, key, ...scatter(square) };
  };
  const quizItems = QUIZ_TOPICS.map(({ id, axis, direction }) =>
    makeItem(id, axis, direction === "forward" ? 1 : -1),
  );
  const statementItems = STATEMENTS.map(({ id, axis, letter }) =>
    makeItem(id, axis, letter === axis.charAt(1) ? 1 : -1),
  );
  const otherItems = AXES.map((axis) =>
    Array.from({ length: OTHERS }, (_, at): SimulatedItem => {
      const square = toSquare(ITEM_PARAMETERS.otherQuestions[axis]);
      return { id: `other-${at}`, axis, cuts: CUTS, key: at % 2 ? 1 : -1, ...scatter(square) };
    }),
  );
  const answer = (item: SimulatedItem, traits: readonly number[], habit: number): ItemAnswer => {
    const trait = traits[AXES.indexOf(item.axis)] ?? 0;
    const felt =
      item.share * trait +
      Math.sqrt(1 - item.share ** 2) * drawNormal() +
      item.offset +
      item.key * habit;
    return { item: item.id, pull: item.cuts.filter((cut) => felt > cut).length - 2 };
  };
  return Array.from({ length: count }, () => {
    const shared = drawNormal();
    const normals = AXES.map(() => drawNormal());
    const traits = normals.map((own) => world.makeTrait(shared, own));
    const later = normals.map((own, at) => {
      const kept = STABILITY[AXES[at] ?? "EI"];
      return world.makeTrait(shared, kept * own + Math.sqrt(1 - kept ** 2) * drawNormal());
    });
    const habit = world.acquiescence * drawNormal();
    const respond = (items: readonly SimulatedItem[]) =>
      items.map((item) => answer(item, traits, habit));
    return {
      quiz: respond(quizItems),
      statements: respond(statementItems),
      otherLetters: AXES.map((axis, at) => {
        const sum = respond(otherItems[at] ?? []).reduce((partial, { pull }) => partial + pull, 0);
        return axis.charAt(sum > 0 || (sum === 0 && random() < 0.5) ? 1 : 0);
      }),
      retake: quizItems.map((item) => answer(item, later, habit)),
    };
  });
}
