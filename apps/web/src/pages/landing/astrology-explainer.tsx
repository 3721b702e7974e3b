import { getSignFacts, ZODIAC_SIGNS } from "@cosmic/domain";
import { ZodiacGlyph } from "@cosmic/ui/zodiac-glyph";
import { Chapter } from "./chapter.tsx";

export function AstrologyExplainer() {
  return (
    <Chapter
      id="astrology"
      numeral="IV"
      title="Understanding Astrology"
      lead="An old way of naming the Sun's yearly path and the moods people have seen in it."
    >
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="measure flex flex-col gap-5 text-ink-muted">
          <p>
            In a year the Sun goes once around the ecliptic, a circle of 360 degrees cut into twelve
            signs of thirty. Your Sun sign is the part it stood in when you were born.
          </p>
          <p>
            We compute that from the Sun's position on your date, in your year. Printed tables use
            the same dates every year, while the Sun enters each sign at a minute that moves from
            one year to the next; if you were born on a day it changed, we show you both signs and
            the time.
          </p>
          <p>
            Astrology is a symbolic tradition. There is no good evidence that it predicts
            personality, and we do not claim that it does. We use it as a prompt: a second voice to
            answer what your type says about you.
          </p>
        </div>
        <table className="w-full border-collapse self-start">
          <caption className="sr-only">
            The twelve signs: where each begins on the ecliptic, its element and its mode
          </caption>
          <thead>
            <tr className="label-caps text-ink-muted [&>th]:pb-3 [&>th]:text-left [&>th]:font-medium">
              <th scope="col">Sign</th>
              <th scope="col" className="text-right!">
                From
              </th>
              <th scope="col" className="pl-8">
                Element
              </th>
              <th scope="col" className="hidden pl-4 sm:table-cell">
                Mode
              </th>
            </tr>
          </thead>
          <tbody>
            {ZODIAC_SIGNS.map((sign) => {
              const facts = getSignFacts(sign);
              return (
                <tr key={sign} className="border-t border-rule [&>*]:py-2">
                  <th scope="row" className="text-left font-normal">
                    <span className="flex items-center gap-3 text-lg">
                      <span className="flex text-brass">
                        <ZodiacGlyph sign={sign} />
                      </span>
                      {sign}
                      <span className="hidden text-base text-ink-faint md:inline">
                        {facts.figure}
                      </span>
                    </span>
                  </th>
                  <td className="text-right font-sans text-sm">{facts.startsAt}°</td>
                  <td className="pl-8 text-ink-muted">{facts.element}</td>
                  <td className="hidden pl-4 text-ink-muted sm:table-cell">{facts.modality}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Chapter>
  );
}
