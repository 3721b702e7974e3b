import { FigureRing } from "@cosmic/ui/figure-ring";
import { Container } from "@cosmic/ui/page-frame";
import type { ReactNode } from "react";
import { SitePage } from "./site-page.tsx";

interface SignInPageProps {
  /** The browser's title. */
  title: string;
  /** The page's heading. */
  heading: string;
  lead?: ReactNode;
  /** Shown in the place of another one under the same address. */
  takesPlace?: boolean;
  children: ReactNode;
}

/** A page of the way in: one column with a form, and on wide screens the ring beside it. */
export function SignInPage({
  title,
  heading,
  lead,
  takesPlace = false,
  children,
}: SignInPageProps) {
  return (
    <SitePage title={title} width="full" takesPlace={takesPlace}>
      <div className="overflow-hidden">
        <Container>
          <div className="grid items-center gap-x-20 pt-12 sm:pt-20 lg:min-h-[44rem] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10">
            <div className="mx-auto w-full max-w-[27rem] lg:mx-0">
              <h1 className="text-3xl">{heading}</h1>
              {lead ? <p className="mt-4 text-lg text-ink-muted">{lead}</p> : null}
              <div className="mt-9 flex flex-col gap-6">{children}</div>
            </div>
            <div className="hidden lg:-mr-40 lg:block xl:-mr-56">
              <FigureRing />
            </div>
          </div>
        </Container>
      </div>
    </SitePage>
  );
}
