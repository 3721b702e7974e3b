import { DateField } from "../date-field.tsx";
import { Divider } from "../divider.tsx";
import { PasswordField } from "../password-field.tsx";
import { TextField } from "../text-field.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function FieldSpecimens() {
  return (
    <Chapter numeral="IV" title="Fields">
      <Specimen name="Text field">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Email" type="email" placeholder="name@example.org" required />
          <TextField label="First name" hint="As you like to be called." optionalMark="optional" />
          <TextField
            label="Email"
            defaultValue="not an address"
            error="Please enter an email address."
          />
          <TextField label="Out of reach" defaultValue="Cannot be changed now" disabled />
        </div>
      </Specimen>
      <Specimen name="Password field">
        <div className="grid gap-6 sm:grid-cols-2">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters."
          />
          <PasswordField
            label="Password, again"
            autoComplete="new-password"
            defaultValue="not the same"
            error="The passwords do not match."
          />
        </div>
      </Specimen>
      <Specimen name="Date field">
        <div className="grid gap-6 sm:grid-cols-2">
          <DateField label="Birth date" defaultValue="1990-04-17" required />
        </div>
      </Specimen>
      <Specimen name="Divider">
        <div className="flex max-w-md flex-col gap-6">
          <Divider label="Or continue with" />
          <Divider />
        </div>
      </Specimen>
    </Chapter>
  );
}
