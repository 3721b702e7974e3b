import type { PairingUnits } from "../../section-unit.ts";
import { enfj } from "./enfj.ts";
import { enfp } from "./enfp.ts";
import { entj } from "./entj.ts";
import { entp } from "./entp.ts";
import { esfj } from "./esfj.ts";
import { esfp } from "./esfp.ts";
import { estj } from "./estj.ts";
import { estp } from "./estp.ts";
import { infj } from "./infj.ts";
import { infp } from "./infp.ts";
import { intj } from "./intj.ts";
import { intp } from "./intp.ts";
import { isfj } from "./isfj.ts";
import { isfp } from "./isfp.ts";
import { istj } from "./istj.ts";
import { istp } from "./istp.ts";

export const units: PairingUnits = {
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
