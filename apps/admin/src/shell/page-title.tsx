import { PRODUCT_NAME } from "@cosmic/domain";
import { useEffect } from "react";

/** Sets the document title: "Users | Cosmic Blueprint". */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${PRODUCT_NAME}`;
  }, [children]);
  return null;
}
