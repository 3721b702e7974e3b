import { useState } from "react";
import { type Cursors, FIRST_PAGE } from "./paged-list.tsx";

/** The pages gone through of one list; another list, named by another key, begins at its first page. */
export function useCursors(key: string): [Cursors, (cursors: Cursors) => void] {
  const [paged, setPaged] = useState({ key, cursors: FIRST_PAGE });
  const cursors = paged.key === key ? paged.cursors : FIRST_PAGE;
  return [
    cursors,
    (next) => {
      setPaged({ key, cursors: next });
    },
  ];
}
