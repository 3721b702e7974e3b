/** The sixteen types in the order the type grid shows them, each with its title. */
export const MBTI_TITLES = {
  INTJ: "Architect",
  INTP: "Thinker",
  ENTJ: "Commander",
  ENTP: "Debater",
  INFJ: "Advocate",
  INFP: "Mediator",
  ENFJ: "Protagonist",
  ENFP: "Campaigner",
  ISTJ: "Logistician",
  ISFJ: "Protector",
  ESTJ: "Executive",
  ESFJ: "Consul",
  ISTP: "Virtuoso",
  ISFP: "Adventurer",
  ESTP: "Entrepreneur",
  ESFP: "Entertainer",
} as const;

export type MbtiType = keyof typeof MBTI_TITLES;

export const MBTI_TYPES = Object.keys(MBTI_TITLES) as readonly MbtiType[];

/** The four axes, each as its pair of letters in the order the type is spelled. */
export const AXES = ["EI", "SN", "TF", "JP"] as const;
export type Axis = (typeof AXES)[number];

export type Letter = "E" | "I" | "S" | "N" | "T" | "F" | "J" | "P";

/** Keirsey's four groupings of the sixteen types. */
export const TEMPERAMENTS = ["NT", "NF", "SJ", "SP"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** True for exactly the sixteen upper-case type names; inherited property names are not types. */
export function isMbtiType(value: unknown): value is MbtiType {
  return typeof value === "string" && Object.hasOwn(MBTI_TITLES, value);
}

/** The letter a type carries on an axis. */
export function letterOn(type: MbtiType, axis: Axis): Letter {
  return type.charAt(AXES.indexOf(axis)) as Letter;
}

/** NT, NF, SJ or SP: intuitives by how they decide, sensors by how they order their days. */
export function getTemperament(type: MbtiType): Temperament {
  const perceives = letterOn(type, "SN");
  if (perceives === "N") return letterOn(type, "TF") === "T" ? "NT" : "NF";
  return letterOn(type, "JP") === "J" ? "SJ" : "SP";
}

/** The neighboring type: the same but for its letter on one axis. */
export function withLetterFlipped(type: MbtiType, axis: Axis): MbtiType {
  const at = AXES.indexOf(axis);
  const other = axis.charAt(letterOn(type, axis) === axis.charAt(0) ? 1 : 0);
  return `${type.slice(0, at)}${other}${type.slice(at + 1)}` as MbtiType;
}
