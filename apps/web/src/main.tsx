import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { BrowserRouter } from "./router.ts";
import { isMarkupForOthers } from "./shared/browser-store/signed-in-hint.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
);

// A shell is only the frame of a page that depends on what no prerendering can know.
const isForOthers = isMarkupForOthers(window.location.pathname);
const isWhole = root.firstElementChild !== null && !("shell" in root.dataset) && !isForOthers;
if (isForOthers) root.replaceChildren();

if (isWhole) hydrateRoot(root, app);
else createRoot(root).render(app);
document.documentElement.removeAttribute("data-await-app");
