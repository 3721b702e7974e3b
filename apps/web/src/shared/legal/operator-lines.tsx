import { siteOperator } from "../../config.ts";

/** Who runs the site and how to reach them, as far as it was entered. */
export function OperatorLines() {
  const { name, address, email } = siteOperator();
  return (
    <>
      <p>
        {name === null
          ? "The name and address of the operator of this site have not been entered in this copy of it."
          : `The operator of this site is ${[name, address].filter(Boolean).join(", ")}.`}
      </p>
      {email ? (
        <p>
          Questions reach the operator at <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : null}
    </>
  );
}
