export { requireBirthDate } from "./birth-date.ts";
export { registerCities } from "./cities.routes.ts";
export { requireCity } from "./cities.service.ts";
export { requireBirth } from "./require-birth.ts";
export {
  birthOnDate,
  changeoverLeftOpen,
  chartOfBirth,
  type StatedBirth,
} from "./stated-birth.ts";
