import { Fragment } from "react";
import type { Piece } from "./passages.ts";
import { SentenceControl } from "./sentence-control.tsx";

/** Pieces of text in a row, parted by spaces. */
export function Line({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, control }, index) => (
    <Fragment key={control?.id ?? text}>
      {index === 0 ? null : " "}
      {control ? <SentenceControl {...control} text={text} /> : text}
    </Fragment>
  ));
}
