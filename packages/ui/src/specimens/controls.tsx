import { useState } from "react";
import { Button } from "../button.tsx";
import { ChoiceGroup } from "../choice-group.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../tabs.tsx";
import { TileGroup } from "../tile-group.tsx";
import { Chapter, Row, Specimen } from "./specimen.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;

const ANSWERS = [
  { value: "1", label: "I look for the pattern first and the details afterwards." },
  { value: "2", label: "A little more the pattern.", description: "With a line that explains it." },
  { value: "3", label: "Both in about the same measure." },
  { value: "4", label: "This one cannot be chosen.", disabled: true },
];

const TILES = [
  { value: "a", title: "Alpha", caption: "The first" },
  { value: "b", title: "Beta", caption: "The second" },
  { value: "c", title: "Gamma", caption: "The third" },
  { value: "d", title: "Delta", caption: "Not to be had", disabled: true },
  { value: "e", title: "Epsilon", caption: "The fifth" },
  { value: "f", title: "Zeta", caption: "The sixth" },
  { value: "g", title: "Eta", caption: "The seventh" },
  { value: "h", title: "Theta", caption: "The eighth" },
];

export function ControlSpecimens() {
  const [answer, setAnswer] = useState("2");
  const [tile, setTile] = useState("b");
  const [busy, setBusy] = useState(true);
  return (
    <Chapter numeral="III" title="Controls">
      <Specimen name="Button">
        <div className="flex flex-col gap-5">
          {(["lg", "md", "sm"] as const).map((size) => (
            <Row key={size}>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
            </Row>
          ))}
          <Row>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                {variant}
              </Button>
            ))}
          </Row>
          <Row>
            <Button busy={busy} busyLabel="Sending...">
              Send instructions
            </Button>
            <Button variant="secondary" busy={busy}>
              Refresh
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setBusy(!busy);
              }}
            >
              {busy ? "Stop" : "Start"}
            </Button>
            <Button asChild variant="secondary">
              <a href="#main">A link</a>
            </Button>
          </Row>
          <Button block>Across the column</Button>
        </div>
      </Specimen>
      <Specimen name="Progress bar">
        <div className="flex max-w-2xl flex-col gap-8">
          {[0, 33, 66, 95.75, 100].map((value) => (
            <ProgressBar key={value} label={`Part of the way, ${value}`} value={value} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Choice group">
        <div className="max-w-2xl">
          <ChoiceGroup
            legend="Faced with something new, where do you begin?"
            hint="There is no better answer."
            value={answer}
            onValueChange={setAnswer}
            options={ANSWERS}
          />
        </div>
      </Specimen>
      <Specimen name="Choice group, dense">
        <div className="max-w-2xl">
          <ChoiceGroup
            legend="Which of these?"
            dense
            value={tile}
            onValueChange={setTile}
            options={TILES.map(({ value, title }) => ({ value, label: title }))}
          />
        </div>
      </Specimen>
      <Specimen name="Tile group">
        <div className="max-w-3xl">
          <TileGroup
            label="Pick one"
            value={tile}
            onValueChange={setTile}
            options={TILES}
            error={tile === "" ? "Please pick one." : undefined}
          />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs defaultValue="one">
          <TabList label="Two panels">
            <Tab value="one">First panel</Tab>
            <Tab value="two">Second panel</Tab>
          </TabList>
          <TabPanel value="one">What the first panel holds.</TabPanel>
          <TabPanel value="two">What the second panel holds.</TabPanel>
        </Tabs>
      </Specimen>
    </Chapter>
  );
}
