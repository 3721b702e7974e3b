import { linkStyle } from "@cosmic/ui/link-style";
import { Sheet } from "@cosmic/ui/sheet";
import { useState } from "react";
import { type Anchors, listIds } from "./anchors.ts";
import { Contents } from "./contents.tsx";
import { useCurrentAnchor } from "./use-current-anchor.ts";

/**
 * Where there is no room for the contents beside the text: a button that stays at the foot of the window
 * and opens them. First for the keyboard, last in the column, so that it sticks all the way down.
 */
export function ChaptersButton({ anchors }: { anchors: Anchors }) {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentAnchor(listIds(anchors));
  const numeral = anchors.chapters.find(({ id }) => id === current)?.numeral;
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <div className="pointer-events-none sticky bottom-4 z-20 order-last -mt-6 flex justify-end lg:hidden print:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(true);
          }}
          className="pointer-events-auto inline-flex min-h-11 items-center gap-3 rounded-sm border border-rule-strong bg-raised px-4 font-sans text-sm font-medium text-ink transition-colors hover:border-ink"
        >
          {numeral ? (
            <span aria-hidden="true" className="font-serif text-base text-brass">
              § {numeral}
            </span>
          ) : null}
          Chapters
        </button>
      </div>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Chapters"
        action={
          <a
            href="#main"
            onClick={close}
            className={`${linkStyle({ tone: "quiet" })} min-h-11 text-sm`}
          >
            Back to the top
          </a>
        }
      >
        <Contents
          label="All chapters"
          anchors={anchors}
          current={current}
          place="sheet"
          onFollow={close}
        />
      </Sheet>
    </>
  );
}
