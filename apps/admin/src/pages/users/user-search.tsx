import { TextField } from "@cosmic/ui/text-field";
import { MAX_SEARCH_LENGTH } from "./users-view.ts";

interface UserSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as the operator types. */
export function UserSearch({ search, onSearch }: UserSearchProps) {
  return (
    <div className="w-full max-w-[32rem] grow">
      <TextField
        label="Search"
        type="search"
        placeholder="Search users by email or name..."
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
        }}
      />
    </div>
  );
}
