import { defineJourneys } from "@cosmic/tools-e2e/playwright-base";

export default defineJourneys({ app: "admin", port: 4341, adminPort: 4342 });
