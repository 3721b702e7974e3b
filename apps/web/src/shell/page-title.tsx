import { PRODUCT_NAME } from "@cosmic/domain";

/** The browser's title: the page, a bar, the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ${PRODUCT_NAME}`}</title>;
}
