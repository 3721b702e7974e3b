import { defineJourneys } from "../../scripts/e2e/playwright-base.ts";

export default defineJourneys({ app: "web", port: 4361, adminPort: 4362 });
