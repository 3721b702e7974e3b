import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { BrowserRouter } from "./router.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

createRoot(root).render(
  <StrictMode>
    {/* A transition would bring the address too late for the search box, which shows it while typing. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
