import { PageFrame } from "@cosmic/ui/page-frame";
import type { ReactNode } from "react";
import { PageLoading } from "./page-loading.tsx";
import { TopBar } from "./top-bar.tsx";

/** A whole page that waits for its code or for who is signed in; the top bar stays where it is. */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  return (
    <PageFrame header={<TopBar />}>
      <PageLoading />
      {children}
    </PageFrame>
  );
}
