export { toAstroTime } from "./astro-time.ts";
export { degreeInSign, signAt } from "./sign-position.ts";
export { changeoverOn, type SolarIngress, solarIngresses } from "./solar-ingress.ts";
export { sunLongitudeAt } from "./sun-longitude.ts";
export { type SunPlacement, sunAt, sunOn, sunSignOn } from "./sun-sign.ts";
