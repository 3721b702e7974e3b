import type { City } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { type ComponentProps, useEffect, useRef } from "react";
import { refusalText } from "../feedback/refusal-text.ts";
import { formatCityName } from "./city-name.ts";
import type { CitySearch } from "./use-city-search.ts";

interface CityOptionsProps {
  search: CitySearch;
  items: readonly City[];
  typed: string;
  isListed: boolean;
  highlightedIndex: number;
  menuProps: ComponentProps<"ul">;
  optionProps: (item: City, index: number) => ComponentProps<"li">;
}

/** The list below the field, or in its place why there is none; what it holds is also said aloud. */
export function CityOptions(props: CityOptionsProps) {
  const { search, items, typed, isListed, highlightedIndex, menuProps, optionProps } = props;
  const hasOptions = isListed && items.length > 0;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Near the foot of a small window the list would open, or grow, out of sight.
    const observer = new ResizeObserver(() => {
      frame.current?.scrollIntoView({ block: "nearest" });
    });
    if (isListed && frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
    };
  }, [isListed]);
  return (
    <>
      <div
        ref={frame}
        className={
          isListed
            ? "absolute inset-x-0 top-full z-20 mt-1 scroll-mb-4 rounded-sm border border-rule-strong bg-raised"
            : "sr-only"
        }
      >
        {/* With the field, it fits between the bar at the top and the foot of a low window. */}
        <ul
          {...menuProps}
          hidden={!hasOptions}
          className="max-h-[min(20rem,100dvh-10rem)] overflow-y-auto py-1"
        >
          {hasOptions
            ? items.map((place, index) => (
                <li
                  key={place.id}
                  {...optionProps(place, index)}
                  className={`flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3.5 py-2 ${
                    index === highlightedIndex
                      ? "bg-sunken shadow-[inset_2px_0_var(--color-brass)]"
                      : ""
                  }`}
                >
                  <span className="min-w-0 wrap-anywhere font-serif text-base text-ink">
                    {place.name}
                  </span>
                  <span className="min-w-0 wrap-anywhere text-sm text-ink-muted">
                    {beyondName(place)}
                  </span>
                </li>
              ))
            : null}
        </ul>
        {isListed && search.status === "failed" ? (
          <div className="flex flex-col items-start gap-3 px-3.5 py-3 text-sm text-ink-muted">
            <p>{refusalText(search.error, "The search is not available right now.")}</p>
            <Button
              variant="secondary"
              size="sm"
              onMouseDown={(event) => {
                // The field keeps the focus, and with it the list stays open.
                event.preventDefault();
              }}
              onClick={search.retry}
            >
              Search again
            </Button>
          </div>
        ) : null}
        {isListed && items.length === 0 && search.status !== "failed" ? (
          <p className="px-3.5 py-3 text-sm text-ink-muted">
            {search.status === "searching" ? "Searching..." : nothingFound(typed)}
          </p>
        ) : null}
      </div>
      <output className="sr-only">
        {isListed ? formatMatchCount(search, items.length, typed) : ""}
      </output>
    </>
  );
}

const beyondName = (place: City) => formatCityName(place).slice(place.name.length + 2);

const nothingFound = (typed: string) =>
  `No town found for “${typed}”. Try another spelling, or a larger town nearby.`;

function formatMatchCount({ status }: CitySearch, count: number, typed: string): string {
  if (status === "searching") return "";
  if (status === "failed") return "The search failed.";
  if (count === 0) return nothingFound(typed);
  return `${count} ${count === 1 ? "place" : "places"}, the largest first. Arrow keys to move, Enter to choose.`;
}
