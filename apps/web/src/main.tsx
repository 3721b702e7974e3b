import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { paths } from "./paths.ts";
import { BrowserRouter } from "./router.ts";
import { hasSignedInHint } from "./shared/browser-store/signed-in-hint.ts";
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

// The file of `/` holds the visitor's page: for somebody who was signed in it is no use. A shell is
// only the frame of a page that depends on what no prerendering can know.
const isForVisitors = window.location.pathname === paths.root() && hasSignedInHint();
const isWhole = root.firstElementChild !== null && !("shell" in root.dataset) && !isForVisitors;
if (isForVisitors) root.replaceChildren();

if (isWhole) hydrateRoot(root, app);
else createRoot(root).render(app);
document.documentElement.removeAttribute("data-await-app");
