import type { ReactNode, Ref } from "react";

interface StepFrameProps {
  headingRef: Ref<HTMLHeadingElement>;
  /** A Roman numeral for the margin. */
  numeral: string;
  title: string;
  lead?: ReactNode;
  /** A drawing beside the step, where there is room for one. */
  figure?: ReactNode;
  children: ReactNode;
}

/** One screen of the wizard: its number in the margin, its heading, and what it asks. */
export function StepFrame({ headingRef, numeral, title, lead, figure, children }: StepFrameProps) {
  return (
    <div className="grid animate-arrive gap-x-12 gap-y-3 pt-10 sm:pt-14 lg:grid-cols-[6rem_minmax(0,1fr)]">
      <p aria-hidden="true" className="text-3xl text-brass lg:pt-1 lg:text-right lg:text-4xl">
        {numeral}
      </p>
      <div className={figure ? "grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}>
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-3">
            <h1 ref={headingRef} tabIndex={-1} className="text-3xl text-ink">
              {title}
            </h1>
            {lead ? <div className="measure text-lg text-ink-muted">{lead}</div> : null}
          </div>
          {children}
        </div>
        {figure ? <div className="hidden self-center lg:block">{figure}</div> : null}
      </div>
    </div>
  );
}
