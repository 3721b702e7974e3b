import { lazy, Suspense, useState } from "react";
import { PageLoading } from "../../shell/page-loading.tsx";

const ID = "landing-chapters";

const Chapters = lazy(async () => ({ default: (await import("./chapters.tsx")).Chapters }));

function findPrerendered(): string | null {
  return typeof document === "undefined" ? null : (document.getElementById(ID)?.innerHTML ?? null);
}

/**
 * The chapters need no script. Where their prerendered markup is in the page already it stays as it
 * is, and neither their code nor the work of hydrating them reaches the browser; someone who comes
 * from another page gets them rendered.
 */
export function PrerenderedChapters() {
  const [markup] = useState(findPrerendered);
  if (markup !== null) {
    // oxlint-disable-next-line react/no-danger -- this page's own markup, handed back unchanged
    return <div id={ID} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <div id={ID}>
      <Suspense fallback={<PageLoading />}>
        <Chapters />
      </Suspense>
    </div>
  );
}
