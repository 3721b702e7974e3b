import { SitePage } from "../../shell/site-page.tsx";

export function QuizPage() {
  return (
    <SitePage title="Quiz">
      <h1 className="text-4xl">Quiz</h1>
    </SitePage>
  );
}
