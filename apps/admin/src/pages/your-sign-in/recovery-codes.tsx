import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { toast } from "@cosmic/ui/use-toast";
import { useEffect, useRef } from "react";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, which the server sends only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join("\n");
  useEffect(() => {
    heading.current?.focus();
  }, []);

  // A reload would lose them.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Copied" });
    } catch {
      toast({
        variant: "destructive",
        title: "Could not copy",
        description: "Your browser did not allow it. Select the codes and copy them by hand.",
      });
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Two-step sign-in is on{" "}
      </h3>
      <Notice title="Save these recovery codes">
        <p>
          Each code lets you sign in once without your phone. They are shown only now. Store them
          separately from your password.
        </p>
      </Notice>
      <ul className="figures-table grid gap-x-8 gap-y-2 font-sans text-base tracking-wide select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="cosmic-blueprint-recovery-codes.txt"
          >
            Download
          </a>
        </Button>
        <Button onClick={onKept}>I have saved them</Button>
      </div>
    </div>
  );
}
