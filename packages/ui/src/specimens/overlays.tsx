import { useState } from "react";
import { Button } from "../button.tsx";
import { ConfirmDialog } from "../dialog.tsx";
import { Menu, MenuHeading, MenuItem, MenuSeparator } from "../menu.tsx";
import { Sheet } from "../sheet.tsx";
import { Tooltip } from "../tooltip.tsx";
import { toast } from "../use-toast.ts";
import { Chapter, Row, Specimen } from "./specimen.tsx";

export function OverlaySpecimens() {
  const [open, setOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <Chapter numeral="VI" title="What appears">
      <Specimen name="Toast">
        <Row>
          <Button
            variant="secondary"
            onClick={() => {
              toast({ title: "Saved", description: "Your changes are in place." });
            }}
          >
            Default toast
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              toast({
                title: "Not saved",
                description: "The server did not answer.",
                variant: "destructive",
                action: { label: "Try again", onSelect: () => toast({ title: "Saved" }) },
              });
            }}
          >
            Destructive toast
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Menu">
        <Menu align="start" trigger={<Button variant="secondary">Account</Button>}>
          <MenuHeading title="Ada Lovelace" detail="ada@example.org" />
          <MenuSeparator />
          <MenuItem>Settings</MenuItem>
          <MenuItem disabled>Not to be had</MenuItem>
          <MenuItem variant="danger">Delete</MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip content="A short remark">
          <Button variant="secondary">Rest here</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Confirm dialog">
        <Button
          variant="danger"
          onClick={() => {
            setOpen(true);
          }}
        >
          Delete
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete this for good?"
          description="It cannot be brought back."
          confirmLabel="Delete"
          variant="danger"
          onConfirm={() => {
            setOpen(false);
          }}
        />
      </Specimen>
      <Specimen name="Sheet">
        <Button
          variant="secondary"
          onClick={() => {
            setSheetOpen(true);
          }}
        >
          Chapters
        </Button>
        <Sheet open={isSheetOpen} onOpenChange={setSheetOpen} title="Chapters">
          <p className="py-4 text-ink-muted">What is on this page.</p>
        </Sheet>
      </Specimen>
    </Chapter>
  );
}
