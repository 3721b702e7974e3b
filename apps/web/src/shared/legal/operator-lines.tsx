import { siteOperator } from "../../config.ts";

/** Who runs the site and how to reach them, as far as it was entered. */
export function OperatorLines() {
  const { name, address, email } = siteOperator();
  return (
    <>
      <p>
        {name === null
          ? "The name and address of the operator of this site have not been entered."
          : `The operator of this site is ${[name, address].filter(Boolean).join(", ")}.`}
      </p>
      {email ? (
        <p>
          For questions, email the operator at <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : null}
    </>
  );
}
