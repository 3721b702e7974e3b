import { PRODUCT_NAME } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { Container, PageFrame } from "@cosmic/ui/page-frame";
import { Wordmark } from "@cosmic/ui/wordmark";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { Link, NavLink } from "../router.ts";
import { useCurrentOperator } from "../shared/current-operator/current-operator.ts";
import { PanelFooter } from "./panel-footer.tsx";
import { PanelHeader } from "./panel-header.tsx";

/** The frame of every page: product name, signed-in operator, log-out button. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const { operator } = useCurrentOperator();
  return (
    <PageFrame
      header={
        <PanelHeader
          brand={
            <Link
              to={paths.users()}
              className="inline-flex min-h-11 items-center rounded-sm no-underline"
            >
              <Wordmark name={PRODUCT_NAME} />
            </Link>
          }
        />
      }
      footer={<PanelFooter />}
    >
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-8 pb-4 font-sans text-sm sm:pt-10">
          <p className="label-caps text-brass">Operator panel</p>
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-6">
            <span className="min-w-0 break-words text-ink-muted">{operator?.email}</span>
            <NavLink to={paths.yourSignIn()} className={linkStyle({ tone: "strong" })}>
              Your sign-in
            </NavLink>
          </p>
        </div>
        {children}
      </Container>
    </PageFrame>
  );
}
