import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { toast } from "@cosmic/ui/use-toast";
import { useEffect, useRef } from "react";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes for when the phone is lost, which the server tells only now. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join("\n");
  useEffect(() => {
    heading.current?.focus();
  }, []);

  // A reload would lose them for good.
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
        title: "Not copied",
        description: "This browser does not allow it. Select the codes and copy them yourself.",
      });
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        The second factor is on
      </h3>
      <Notice title="Keep these recovery codes">
        <p>
          Each lets you in once when your phone is not at hand. They are shown only now. Keep them
          where your password is not.
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
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
