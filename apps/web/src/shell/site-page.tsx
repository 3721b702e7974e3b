import { Container, PageFrame } from "@cosmic/ui/page-frame";
import { type ReactNode, useEffect } from "react";
import { markPageReady } from "../shared/navigation/page-ready.ts";
import { PageTitle } from "./page-title.tsx";
import { SiteFoot } from "./site-foot.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

export interface SitePageProps {
  /** The browser's title, before the product's name. */
  title: string;
  /** The column: narrow for one form, reading for one text, page for most, full for a page that lays itself out. */
  width?: "narrow" | "reading" | "page" | "full";
  /** Mounted in the place of another page under the same address, such as after a form was sent. */
  takesPlace?: boolean;
  children: ReactNode;
}

/** Every page of the site: top bar, main, footer, title, and the focus on the heading after a move. */
export function SitePage({ title, width = "page", takesPlace = false, children }: SitePageProps) {
  useFocusOnArrival(takesPlace);
  useEffect(markPageReady, []);
  return (
    <PageFrame header={<TopBar />} footer={<SiteFoot />}>
      <PageTitle>{title}</PageTitle>
      {width === "full" ? (
        children
      ) : (
        <Container width={width}>
          <div className="py-10 sm:py-16">{children}</div>
        </Container>
      )}
    </PageFrame>
  );
}
