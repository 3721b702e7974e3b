/** The dimensions on which a text can say two opposite things about one person, each with its poles. */
export const STANCE_POLES = {
  company: ["company", "solitude"],
  focus: ["one", "many"],
  pace: ["haste", "patience"],
  order: ["plan", "improvise"],
  candor: ["peace", "truth"],
  thrift: ["thrift", "spend"],
  trust: ["quick", "slow"],
  risk: ["safe", "bold"],
  head: ["logic", "feeling"],
  lead: ["lead", "support"],
  novelty: ["new", "familiar"],
  voice: ["speak", "withhold"],
} as const;

export type StanceDimension = keyof typeof STANCE_POLES;
export type StancePole = (typeof STANCE_POLES)[StanceDimension][number];

export const STANCE_DIMENSIONS = Object.keys(STANCE_POLES) as readonly StanceDimension[];

/**
 * What a text says of the reader, by dimension: one pole, or `both` where it tells how the two are
 * settled. A dimension it does not speak of is left out.
 */
export type Stances = {
  readonly [Dimension in StanceDimension]?: (typeof STANCE_POLES)[Dimension][number] | "both";
};
