import { Orbit } from "@cosmic/ui/orbit";

/** Holds the page's place while its code or its first data arrive. */
export function PageLoading() {
  return (
    <div className="noscript:hidden grid min-h-[60vh] place-items-center">
      <Orbit label="Loading" />
    </div>
  );
}
