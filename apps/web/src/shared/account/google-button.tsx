import { Button } from "@cosmic/ui/button";
import { useEffect, useState } from "react";
import { serverPaths } from "../../paths.ts";
import { navigateFully } from "../navigation/navigate-fully.ts";
import { useReturnTo } from "../navigation/use-return-to.ts";

/** Leaves for Google's sign-in, and takes along where this page was asked to lead. */
export function GoogleButton() {
  const returnTo = useReturnTo();
  const [isLeaving, setIsLeaving] = useState(false);

  // Coming back from Google may bring the page back as it was left.
  useEffect(() => {
    function free(event: PageTransitionEvent) {
      if (event.persisted) setIsLeaving(false);
    }
    window.addEventListener("pageshow", free);
    return () => {
      window.removeEventListener("pageshow", free);
    };
  }, []);

  return (
    <Button
      variant="secondary"
      block
      busy={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        navigateFully(serverPaths.google(returnTo === undefined ? {} : { returnTo }));
      }}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  );
}

/** The letter in one color; the button's words carry the name. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
      <path d="M12.2 10.3v3.7h5.2c-.3 1.6-1.9 4-5.2 4a6 6 0 0 1 0-12c1.8 0 3 .8 3.7 1.4l2.6-2.5A9.3 9.3 0 0 0 12.2 2.4a9.6 9.6 0 1 0 0 19.2c5.6 0 9.3-3.9 9.3-9.4 0-.7-.1-1.3-.2-1.9Z" />
    </svg>
  );
}
