import { Card } from "@cosmic/ui/card";
import type { KeptOutcome } from "./kept-outcome.ts";

interface RevealedTextsProps extends Pick<KeptOutcome, "texts" | "chosen"> {
  ownId: string;
}

/** The texts of a trial after the choice: the reader's own first, then the chosen one, each with what it was. */
export function RevealedTexts({ texts, chosen, ownId }: RevealedTextsProps) {
  const getRank = (id: string) => (id === ownId ? 0 : id === chosen ? 1 : 2);
  const ordered = texts.toSorted((one, other) => getRank(one.id) - getRank(other.id));
  return (
    <div className="flex flex-col gap-5">
      {ordered.map(({ id, text }) => {
        const isOwn = id === ownId;
        return (
          <Card
            key={id}
            as="article"
            tone={isOwn ? "raised" : "plain"}
            corners={isOwn}
            aria-labelledby={`text-${id}`}
          >
            <h2
              id={`text-${id}`}
              className={`label-caps ${isOwn ? "text-brass" : "text-ink-muted"}`}
            >
              {isOwn ? "Written for you" : "Written for someone else"}
              {id === chosen ? ", your choice" : null}
            </h2>
            <p className="mt-3 text-lg">{text}</p>
          </Card>
        );
      })}
    </div>
  );
}
