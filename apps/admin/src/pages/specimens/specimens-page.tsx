import { Specimens } from "@cosmic/ui/specimens";
import { PageTitle } from "../../shell/page-title.tsx";

/** Every UI primitive in every state, for developers. */
export function SpecimensPage() {
  return (
    <>
      <PageTitle>Specimens</PageTitle>
      <Specimens />
    </>
  );
}
