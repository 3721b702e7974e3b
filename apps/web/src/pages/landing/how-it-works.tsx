import { Chapter } from "./chapter.tsx";

const STEPS = [
  {
    title: "Enter birth info",
    text: "Your birth date is enough. From it we work out where the Sun stood, and tell you plainly if you were born on a day it changed signs.",
  },
  {
    title: "Take personality quiz",
    text: "Eight questions with five answers each, two for every pair of letters. If you already know your type, choose it and skip the questions.",
  },
  {
    title: "Chart your self",
    text: "Your type and your sign are read together into one blueprint, kept on your dashboard for as long as you like.",
  },
] as const;

export function HowItWorks() {
  return (
    <Chapter id="how-it-works" numeral="I" title="How it Works">
      <ol className="m-0 grid list-none gap-x-12 gap-y-10 p-0 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t border-rule-strong pt-6">
            <span aria-hidden="true" className="block text-4xl text-brass">
              {index + 1}
            </span>
            <h3 className="mt-5 text-2xl">{title}</h3>
            <p className="mt-3 max-w-[42ch] text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
