import { WhySwitch } from "../evidence/why-switch.tsx";
import { type Anchors, listIds } from "./anchors.ts";
import { Contents } from "./contents.tsx";
import { useCurrentAnchor } from "./use-current-anchor.ts";

/** Beside the chapters where there is room: the switch of the evidence, and the contents. */
export function ContentsColumn({ anchors }: { anchors: Anchors }) {
  const current = useCurrentAnchor(listIds(anchors));
  return (
    <div className="flex flex-col gap-8 self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:pr-2 print:hidden">
      <WhySwitch />
      <div className="hidden border-t border-rule-strong pt-4 lg:block">
        <Contents label="Contents" anchors={anchors} current={current} place="beside" />
      </div>
    </div>
  );
}
