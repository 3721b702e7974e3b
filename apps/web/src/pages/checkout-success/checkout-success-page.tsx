import { SitePage } from "../../shell/site-page.tsx";

export function CheckoutSuccessPage() {
  return (
    <SitePage title="Payment">
      <h1 className="text-4xl">Payment</h1>
    </SitePage>
  );
}
