import { TextField } from "@cosmic/ui/text-field";
import { useEffect } from "react";

/** How long typing must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 300;

interface UserSearchProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Told what to look for; also when that is what is looked for already. */
  onSearch: (search: string) => void;
}

/** Searches while one types, once the typing pauses; Enter does not wait. */
export function UserSearch({ text, onTextChange, onSearch }: UserSearchProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      onSearch(text.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, onSearch]);
  return (
    <form
      className="w-full max-w-[32rem] grow"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label="Search"
        type="search"
        placeholder="Search users by email or name..."
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
        }}
      />
    </form>
  );
}
