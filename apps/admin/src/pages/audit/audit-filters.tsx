import { AUDIT_ACTIONS } from "@cosmic/contracts/audit-actions";
import { Button } from "@cosmic/ui/button";
import { SelectField } from "@cosmic/ui/select-field";
import { TextField } from "@cosmic/ui/text-field";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../router.ts";
import { formatAction } from "../../shared/format/format-audit.ts";
import type { AuditFilter } from "./queries.ts";

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether the text has the form of an id: of an operator, user, alert or purchase. */
export const isAuditId = (text: string): boolean => ID.test(text);

const OPTIONS = [
  { value: "", label: "All actions" },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: formatAction(action) })),
];

/** Filters the entries. A valid filter takes effect immediately; an invalid id shows why. */
export function AuditFilters({ filter: { action, about } }: { filter: AuditFilter }) {
  const navigate = useNavigate();
  const [id, setId] = useState(about ?? "");
  const show = (next: { action?: string | undefined; about?: string | undefined }) =>
    void navigate(paths.audit(next), { replace: true });
  const typed = id.trim();
  const isWrong = typed !== "" && !isAuditId(typed);

  return (
    <form
      noValidate
      aria-label="Entries"
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className="w-full sm:w-72">
        <SelectField
          label="Action"
          options={OPTIONS}
          value={action ?? ""}
          onChange={(event) => {
            show({ action: event.target.value, about });
          }}
        />
      </div>
      <div className="w-full sm:w-96">
        <TextField
          label="Operator or user ID"
          placeholder="Paste an ID"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={id}
          error={isWrong ? "An ID has 36 characters. You can copy one from Users." : undefined}
          onChange={(event) => {
            const next = event.target.value.trim();
            setId(event.target.value);
            if (next === "" || isAuditId(next)) show({ action, about: next });
          }}
        />
      </div>
      {action !== undefined || about !== undefined ? (
        <div className="sm:pt-8">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setId("");
              show({});
            }}
          >
            Clear filters
          </Button>
        </div>
      ) : null}
    </form>
  );
}
