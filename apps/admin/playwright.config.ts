import { defineJourneys } from "../../scripts/e2e/playwright-base.ts";

export default defineJourneys({ app: "admin", port: 4341, adminPort: 4342, workers: 1 });
