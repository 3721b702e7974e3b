import { defineJourneys } from "@cosmic/tools-e2e/playwright-base";

export default defineJourneys({ app: "web", port: 4361, adminPort: 4362 });
