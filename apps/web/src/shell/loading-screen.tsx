import { PageFrame } from "@cosmic/ui/page-frame";
import { PageLoading } from "./page-loading.tsx";
import { TopBar } from "./top-bar.tsx";

/** A whole page that waits for its code or for who is signed in; the top bar stays where it is. */
export function LoadingScreen() {
  return (
    <PageFrame header={<TopBar />}>
      <PageLoading />
    </PageFrame>
  );
}
