export { registerFigures } from "./figures.ts";
