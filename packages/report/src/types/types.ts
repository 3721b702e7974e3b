import type { MbtiType } from "@cosmic/domain";
import { enfj } from "./prose/enfj.ts";
import { enfp } from "./prose/enfp.ts";
import { entj } from "./prose/entj.ts";
import { entp } from "./prose/entp.ts";
import { esfj } from "./prose/esfj.ts";
import { esfp } from "./prose/esfp.ts";
import { estj } from "./prose/estj.ts";
import { estp } from "./prose/estp.ts";
import { infj } from "./prose/infj.ts";
import { infp } from "./prose/infp.ts";
import { intj } from "./prose/intj.ts";
import { intp } from "./prose/intp.ts";
import { isfj } from "./prose/isfj.ts";
import { isfp } from "./prose/isfp.ts";
import { istj } from "./prose/istj.ts";
import { istp } from "./prose/istp.ts";
import type { TypeProse } from "./type-prose.ts";

/** What is written for each type outside the sections. */
export const TYPES: Readonly<Record<MbtiType, TypeProse>> = {
  INTJ: intj,
  INTP: intp,
  ENTJ: entj,
  ENTP: entp,
  INFJ: infj,
  INFP: infp,
  ENFJ: enfj,
  ENFP: enfp,
  ISTJ: istj,
  ISFJ: isfj,
  ESTJ: estj,
  ESFJ: esfj,
  ISTP: istp,
  ISFP: isfp,
  ESTP: estp,
  ESFP: esfp,
};
