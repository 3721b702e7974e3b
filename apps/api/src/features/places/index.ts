export { requireBirthDate } from "./birth-date.ts";
export { registerPlaces } from "./places.routes.ts";
export { requirePlace } from "./places.service.ts";
export { requireBirth } from "./require-birth.ts";
export {
  birthOnDate,
  changeoverLeftOpen,
  chartOfBirth,
  type StatedBirth,
} from "./stated-birth.ts";
