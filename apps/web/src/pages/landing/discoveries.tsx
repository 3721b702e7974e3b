import { LIFETIME_PRICE_LABEL } from "@cosmic/domain";
import { Chapter } from "./chapter.tsx";
import { Figure, type FigureName } from "./figures.tsx";

const DISCOVERIES: readonly { title: string; figure: FigureName; text: string }[] = [
  {
    title: "Cosmic Archetype",
    figure: "archetype",
    text: "One of 192 portraits: what your type and your sign agree on, where they pull apart, and what you can do with the tension.",
  },
  {
    title: "Career Guidance",
    figure: "career",
    text: "The kind of work that holds your attention, the conditions you need for it, and the jobs that look right and are not.",
  },
  {
    title: "Relationship Insights",
    figure: "relationships",
    text: "How you come closer and how you step back, what you need to hear in a quarrel, and what others may need from you.",
  },
  {
    title: "Spiritual Path",
    figure: "path",
    text: "Small practices that suit your temperament, from the way you rest to the questions worth carrying for a season.",
  },
];

export function Discoveries() {
  return (
    <Chapter
      id="discover"
      numeral="II"
      title="What You'll Discover"
      lead="Every blueprint opens with a free preview: your archetype, your strengths, and the beginning of each reading."
    >
      <ul className="m-0 grid list-none border-t border-l border-rule p-0 sm:grid-cols-2">
        {DISCOVERIES.map(({ title, figure, text }) => (
          <li
            key={title}
            className="flex flex-col gap-6 border-r border-b border-rule p-6 sm:p-9 lg:flex-row lg:gap-9"
          >
            <Figure name={figure} />
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3 max-w-[44ch] text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="measure mt-8 text-ink-muted">
        The complete blueprint, with more than twenty further readings and a forecast for each of
        the twelve months, is one payment of {LIFETIME_PRICE_LABEL} for lifetime access. There is no
        subscription.
      </p>
    </Chapter>
  );
}
