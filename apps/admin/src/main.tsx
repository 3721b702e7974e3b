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
    {/* In a transition, the address would lag behind the search field, whose value it is. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
