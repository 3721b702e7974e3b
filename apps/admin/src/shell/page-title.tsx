import { PRODUCT_NAME } from "@cosmic/domain";
import { useEffect } from "react";

/** The browser's title: the page, a bar, the product. The HTML file brings a title of its own to replace. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${PRODUCT_NAME}`;
  }, [children]);
  return null;
}
