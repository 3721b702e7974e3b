import { Specimens } from "@cosmic/ui/specimens";
import { PageTitle } from "../../shell/page-title.tsx";

/** Every primitive in every state, for people who build the two sites. */
export function SpecimensPage() {
  return (
    <>
      <PageTitle>Specimens</PageTitle>
      <Specimens />
    </>
  );
}
