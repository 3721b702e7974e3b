import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { BrowserRouter } from "./router.ts";
import { preloadPage } from "./routes.tsx";
import { currentUserQuery } from "./shared/account/current-user.ts";
import { isMarkupForOthers } from "./shared/browser-store/signed-in-hint.ts";
import "./styles.css";

/**
 * Takes over the prerendered page, or renders one where there is none.
 * @returns who is signed in at the time of each call
 */
export function startApp(root: HTMLElement): { findUserId: () => string | undefined } {
  preloadPage(window.location.pathname);
  const queryClient = createQueryClient();

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );

  // A shell is only the frame of a page that cannot be prerendered.
  const isForOthers = isMarkupForOthers(window.location.pathname);
  const isWhole = root.firstElementChild !== null && !("shell" in root.dataset) && !isForOthers;
  if (isForOthers) root.replaceChildren();

  if (isWhole) {
    // The current user is loaded afterwards: the markup shows a visitor's page, and so must hydration.
    hydrateRoot(root, app);
  } else {
    void queryClient.prefetchQuery(currentUserQuery);
    createRoot(root).render(app);
  }
  document.documentElement.removeAttribute("data-await-app");
  return { findUserId: () => queryClient.getQueryData(currentUserQuery.queryKey)?.id };
}
